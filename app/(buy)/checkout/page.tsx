import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { checkoutBlock } from '#lib/cart/checkout-block.ts';
import { getCart } from '#lib/cart/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { requireCustomer } from '#lib/session/customer-page.ts';
import { paths } from '#lib/shared/paths.ts';
import { CartUnavailable } from '@/components/cart/cart-unavailable';
import { CheckoutView } from '@/components/cart/checkout-view';

const TITLE = 'Checkout';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** Opens for a customer with a cart that can be bought as it is; anybody else is sent to where that can be mended. */
export default async function CheckoutPage() {
  const customer = await requireCustomer(paths.checkout());
  const cart = customer.ok ? await getCart() : customer;
  if (!cart.ok) {
    noteUnavailable();
    return (
      <div className="page-width py-8 md:py-12">
        <h1 className="text-4xl">{TITLE}</h1>
        <CartUnavailable />
      </div>
    );
  }
  if (cart.value.count === 0) redirect(paths.cart());
  const block = checkoutBlock(cart.value);
  if (block !== null) redirect(paths.cart(block));
  return <CheckoutView cart={cart.value} />;
}
