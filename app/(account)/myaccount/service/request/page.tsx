import type { Metadata } from 'next';
import { serviceNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { markNotFound, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { getOwnService } from '#lib/storefront/service/server.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { ServiceView } from '@/components/service/service-view';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface ServicePageProps {
  searchParams: Promise<Partial<Record<'number' | 'notice', string | string[]>>>;
}

const numberOf = async (searchParams: ServicePageProps['searchParams']) => {
  const { number } = await searchParams;
  return typeof number === 'string' ? number : '';
};

export async function generateMetadata({ searchParams }: ServicePageProps): Promise<Metadata> {
  // The title must not repeat arbitrary text from the URL.
  const number = serviceNumber.safeParse(await numberOf(searchParams));
  return { title: number.success ? m.serviceTitle({ number: number.data }) : m.serviceNotFound() };
}

/** One service request of the customer. */
export default async function ServicePage({ searchParams }: ServicePageProps) {
  await requireAdmission();
  const number = await numberOf(searchParams);
  const path = paths.service(number);
  const found = await getOwnService(number, path);
  if (found.ok) {
    const notice = parseAccountNotice((await searchParams).notice);
    return (
      <AccountPage title={m.serviceTitle({ number: found.value.number })} notice={notice}>
        <ServiceView request={found.value} />
      </AccountPage>
    );
  }
  if (found.failure.kind === 'unavailable') {
    markUnavailable();
    return <AccountUnavailable title={m.serviceOne()} href={path} />;
  }
  markNotFound();
  return (
    <AccountPage title={m.serviceNotFound()}>
      <p className="mt-6 max-w-measure">{m.serviceFindInAccount()}</p>
      <Link href={paths.services()} className={`${buttonClass('secondary')} mt-6`}>
        {m.serviceSeeYours()}
      </Link>
    </AccountPage>
  );
}
