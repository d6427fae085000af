import type { Metadata } from 'next';
import { parsePageNumber } from '#lib/shared/page-params.ts';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import { getOwnServices } from '#lib/storefront/service/server.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { unreadAccountPage } from '@/components/account/layout/unread-account-page';
import { Pagination } from '@/components/listing/pagination';
import { ServiceRequestList } from '@/components/service/service-list';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

export function generateMetadata(): Metadata {
  return { title: m.serviceRequests() };
}

interface ServicesPageProps {
  searchParams: Promise<Partial<Record<'page' | 'notice', string | string[]>>>;
}

/** The customer's requests for services and repairs. */
export default async function ServicesPage({ searchParams }: ServicesPageProps) {
  await requireAdmission();
  const { page: text, notice } = await searchParams;
  const page = parsePageNumber(text);
  const href = paths.servicesPage(page);
  const list = await getOwnServices(page, href);
  if (!list.ok) return unreadAccountPage({ failure: list.failure, title: m.serviceRequests(), href });
  const { requests, pages } = list.value;
  if (requests.length === 0 && pages > 0 && page > pages) redirect(paths.servicesPage(pages));
  return (
    <AccountPage title={m.serviceRequests()} intro={m.serviceIntro()} notice={parseAccountNotice(notice)}>
      {requests.length === 0 ? (
        <p className="mt-6 max-w-measure border-line border-t pt-6">{m.serviceNone()}</p>
      ) : (
        <>
          <ServiceRequestList requests={requests} />
          <Pagination page={list.value.page} totalPages={pages} href={paths.servicesPage} />
        </>
      )}
      <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
        {m.ordersSeeYours()}
      </Link>
    </AccountPage>
  );
}
