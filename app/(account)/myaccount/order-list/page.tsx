import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getMenu } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { isNarrowed, orderListHref, parseOrderListQuery } from '#lib/orders/list-query.ts';
import { getOwnOrders } from '#lib/orders/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoOrders } from '@/components/account/frame/no-orders';
import { OrderListView } from '@/components/orders/order-list-view';

const TITLE = 'Orders';
export const metadata: Metadata = { title: TITLE };

interface OrdersPageProps {
  searchParams: Promise<Partial<Record<'show' | 'q' | 'page', string | string[]>>>;
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  await requireAdmission();
  const query = parseOrderListQuery(await searchParams);
  const href = orderListHref(query);
  const list = await getOwnOrders(query, href);
  if (!list.ok) {
    noteUnavailable();
    return <AccountUnavailable title={TITLE} href={href} />;
  }
  const { orders, pages, count } = list.value;
  // An old address, or one that was made up: there is no such page any more.
  if (orders.length === 0 && pages > 0 && query.page > pages) redirect(orderListHref({ ...query, page: pages }));
  return (
    <AccountPage title={TITLE}>
      {count === 0 && !isNarrowed(query) ? (
        <NoOrders ways={await getMenu('desktop')} />
      ) : (
        <OrderListView list={list.value} query={query} />
      )}
    </AccountPage>
  );
}
