import type { Metadata } from 'next';
import { cache } from 'react';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { getOrderMail } from '#lib/orders/server.ts';
import { paths } from '#lib/shared/paths.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';

interface DisplayEmailProps {
  searchParams: Promise<{ t?: string | string[] }>;
}

/** One call for the page and its title. */
const load = cache(getOrderMail);

const tokenOf = async (searchParams: DisplayEmailProps['searchParams']) => {
  const { t } = await searchParams;
  return typeof t === 'string' ? t : '';
};

export async function generateMetadata({ searchParams }: DisplayEmailProps): Promise<Metadata> {
  const mail = await load(await tokenOf(searchParams));
  return mail.ok ? { title: mail.value.subject, robots: { index: false } } : NOT_FOUND_METADATA;
}

/** A mail of an order in the browser: in a frame where nothing runs, from which links open beside the page. */
export default async function DisplayEmailPage({ searchParams }: DisplayEmailProps) {
  const token = await tokenOf(searchParams);
  const mail = await load(token);
  if (!mail.ok) {
    if (mail.failure.kind !== 'unavailable') return <NotFoundPage />;
    noteUnavailable();
    return <UnavailableMessage href={paths.displayEmail(token)} />;
  }
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{mail.value.subject}</h1>
      <iframe
        title="Your mail"
        srcDoc={mail.value.html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 h-[76rem] w-full border border-line bg-[#faf7f2] [color-scheme:light]"
      />
    </div>
  );
}
