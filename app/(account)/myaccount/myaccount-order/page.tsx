import type { Metadata } from 'next';
import { orderNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getInvitation } from '#lib/storefront/community/survey/server.ts';
import { getOwnOrderDocuments } from '#lib/storefront/orders/warranty/server.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { getServicesOfOrder } from '#lib/storefront/service/server.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { OrderView } from '@/components/orders/order-view';
import { loadOrder, requireOrderNumber } from './load-order';

interface OrderPageProps {
  searchParams: Promise<Partial<Record<'order' | 'notice', string | string[]>>>;
}

export async function generateMetadata({ searchParams }: OrderPageProps): Promise<Metadata> {
  const { order } = await searchParams;
  if (order === undefined) return { title: m.ordersTitle() };
  // The title must not repeat arbitrary text from the URL.
  const number = orderNumber.safeParse(order);
  return { title: number.success ? m.ordersNumber({ number: number.data }) : m.ordersNotFound() };
}

/** One order of the customer; without a number it redirects to the order list. */
export default async function OrderPage({ searchParams }: OrderPageProps) {
  await requireAdmission();
  const search = await searchParams;
  const number = await requireOrderNumber(search.order);
  const path = paths.order(number);
  const [{ order, offered, afterSale, page }, documents] = await Promise.all([
    loadOrder(number, path),
    getOwnOrderDocuments(number, path),
  ]);
  if (page) return page;
  // Before the delivery the only survey is about the purchase, which the thank-you page links to.
  const isDelivered = order.state === 'delivered';
  const [invitation, services] = await Promise.all([
    isDelivered ? getInvitation(order.key) : null,
    isDelivered && afterSale.service ? getServicesOfOrder(number, path) : [],
  ]);
  return (
    <AccountPage title={m.ordersNumber({ number: order.number })} notice={parseAccountNotice(search.notice)}>
      <OrderView
        order={order}
        offered={offered}
        afterSale={afterSale}
        documents={documents}
        services={services}
        invitation={invitation}
        now={Date.now()}
      />
    </AccountPage>
  );
}
