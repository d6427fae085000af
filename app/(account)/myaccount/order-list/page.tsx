import type { Metadata } from 'next';
import { getMenu } from '#lib/storefront/content/server.ts';
import { isNarrowed, orderListHref, parseOrderListQuery } from '#lib/storefront/orders/list-query.ts';
import { getOwnOrders } from '#lib/storefront/orders/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoOrders } from '@/components/account/layout/no-orders';
import { OrderListView } from '@/components/orders/order-list-view';

export function generateMetadata(): Metadata {
  return { title: m.accountOrders() };
}

interface OrdersPageProps {
  searchParams: Promise<Partial<Record<'show' | 'q' | 'page', string | string[]>>>;
}

/** The customer's orders, with filters and a search. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  await requireAdmission();
  const query = parseOrderListQuery(await searchParams);
  const href = orderListHref(query);
  const list = await getOwnOrders(query, href);
  if (!list.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountOrders()} href={href} />;
  }
  const { orders, pages, count } = list.value;
  // An outdated or invalid page number, since the list has fewer pages.
  if (orders.length === 0 && pages > 0 && query.page > pages) redirect(orderListHref({ ...query, page: pages }));
  return (
    <AccountPage title={m.accountOrders()}>
      {count === 0 && !isNarrowed(query) ? (
        <NoOrders links={await getMenu('desktop')} />
      ) : (
        <OrderListView list={list.value} query={query} />
      )}
    </AccountPage>
  );
}
