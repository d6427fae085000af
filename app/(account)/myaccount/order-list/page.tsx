import type { Metadata } from 'next';
import { getMenu } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { requireCustomer } from '#lib/session/customer-page.ts';
import { paths } from '#lib/shared/paths.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoOrders } from '@/components/account/frame/no-orders';

const TITLE = 'Orders';
export const metadata: Metadata = { title: TITLE };

export default async function OrdersPage() {
  const customer = await requireCustomer(paths.orders());
  if (!customer.ok) {
    noteUnavailable();
    return <AccountUnavailable title={TITLE} href={paths.orders()} />;
  }
  return (
    <AccountPage title={TITLE}>
      <NoOrders ways={await getMenu('desktop')} />
    </AccountPage>
  );
}
