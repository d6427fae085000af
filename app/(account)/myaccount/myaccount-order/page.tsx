import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { orderNumber } from '#lib/contract/index.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { getOwnOrder } from '#lib/orders/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { requireCustomer } from '#lib/session/customer-page.ts';
import { paths } from '#lib/shared/paths.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoSuchOrder } from '@/components/account/orders/no-such-order';
import { OrderView } from '@/components/account/orders/order-view';

interface OrderPageProps {
  searchParams: Promise<{ order?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: OrderPageProps): Promise<Metadata> {
  const { order } = await searchParams;
  if (order === undefined) return { title: 'Orders' };
  // A title repeats no text that somebody else has put into the address.
  const number = orderNumber.safeParse(order);
  return { title: number.success ? `Order ${number.data}` : 'Order not found' };
}

/** One order of the customer; without its number the list leads on. */
export default async function OrderPage({ searchParams }: OrderPageProps) {
  await requireAdmission();
  const { order: number } = await searchParams;
  if (typeof number !== 'string' || number === '') {
    await requireCustomer(paths.orders());
    redirect(paths.orders());
  }
  const order = await getOwnOrder(number, paths.order(number));
  if (order.ok) {
    return (
      <AccountPage title={`Order ${order.value.number}`}>
        <OrderView order={order.value} />
      </AccountPage>
    );
  }
  if (order.failure.kind !== 'unavailable') return <NoSuchOrder />;
  noteUnavailable();
  return <AccountUnavailable title="Order" href={paths.order(number)} />;
}
