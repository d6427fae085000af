import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getMenu } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { getOwnOrders } from '#lib/orders/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoOrders } from '@/components/account/frame/no-orders';
import { OrderListView } from '@/components/account/orders/order-list-view';

const TITLE = 'Orders';
export const metadata: Metadata = { title: TITLE };
const LAST_PAGE = 1000;

interface OrdersPageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The page that an address names; the first where it names none. */
function pageOf(named: string | string[] | undefined): number {
  const page = typeof named === 'string' && /^\d{1,4}$/.test(named) ? Number(named) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  await requireAdmission();
  const page = pageOf((await searchParams).page);
  const list = await getOwnOrders(page, paths.ordersPage(page));
  if (!list.ok) {
    noteUnavailable();
    return <AccountUnavailable title={TITLE} href={paths.ordersPage(page)} />;
  }
  const { orders, pages } = list.value;
  // An old address, or one that was made up: there is no such page any more.
  if (orders.length === 0 && pages > 0 && page > pages) redirect(paths.ordersPage(pages));
  return (
    <AccountPage title={TITLE}>
      {orders.length > 0 ? <OrderListView list={list.value} /> : <NoOrders ways={await getMenu('desktop')} />}
    </AccountPage>
  );
}
