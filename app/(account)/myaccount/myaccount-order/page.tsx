import { redirect } from 'next/navigation';
import { requireCustomer } from '#lib/session/customer-page.ts';
import { paths } from '#lib/shared/paths.ts';

/** One order has no page without its number: the list leads on. */
export default async function OrderPage(): Promise<never> {
  await requireCustomer(paths.orders());
  redirect(paths.orders());
}
