import type { Metadata } from 'next';
import { type CSSProperties, cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { mailHeight } from '#lib/storefront/orders/mail-height.ts';
import { getOrderMail } from '#lib/storefront/orders/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';

/** The number of characters in the shortest line of a mail: on a phone, and at the full width. */
const NARROW = 32;
const WIDE = 62;

interface DisplayEmailProps {
  searchParams: Promise<{ t?: string | string[] }>;
}

/** Cached per request, because page and title make the same call. */
const load = cache(getOrderMail);

const tokenOf = async (searchParams: DisplayEmailProps['searchParams']) => {
  const { t } = await searchParams;
  return typeof t === 'string' ? t : '';
};

export async function generateMetadata({ searchParams }: DisplayEmailProps): Promise<Metadata> {
  const mail = await load(await tokenOf(searchParams));
  if (mail.ok) return { title: mail.value.subject, robots: { index: false } };
  return mail.failure.kind === 'unavailable'
    ? { title: m.paymentEmailTitle(), robots: { index: false } }
    : NOT_FOUND_METADATA;
}

/** An order mail in the browser, in a sandboxed frame without scripts, whose links open in a new tab. */
export default async function DisplayEmailPage({ searchParams }: DisplayEmailProps) {
  await requireAdmission();
  const token = await tokenOf(searchParams);
  const mail = await load(token);
  if (!mail.ok) {
    if (mail.failure.kind !== 'unavailable') return <NotFoundPage />;
    markUnavailable();
    return <UnavailableMessage href={paths.displayEmail(token)} />;
  }
  const { subject, html } = mail.value;
  const heights = { '--narrow': `${mailHeight(html, NARROW)}px`, '--wide': `${mailHeight(html, WIDE)}px` };
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">
        <NoWrapNumbers text={subject} />
      </h1>
      <iframe
        title={m.paymentEmailTitle()}
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        style={heights as CSSProperties}
        className="mt-6 h-(--narrow) w-full border border-line bg-[#faf7f2] [color-scheme:light] md:h-(--wide)"
      />
    </div>
  );
}
