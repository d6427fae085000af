import { redirect } from 'next/navigation';
import * as paths from '#lib/shared/paths.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import { getAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { getProfile } from '#lib/storefront/account/server/profile.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import { getCart } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { billingOf } from '#lib/storefront/checkout/choices.ts';
import { ORDER_FORM } from '#lib/storefront/checkout/schema.ts';
import { getChoices, getDelivery, getPaymentOptions } from '#lib/storefront/checkout/server.ts';
import { firstLeft, shownStep } from '#lib/storefront/checkout/steps.ts';
import type { Checkout } from '#lib/storefront/checkout/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-page.ts';
import { checkoutGuard } from '#lib/storefront/platform/gate/index.ts';
import { readShopperState, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';

/** Where who has nothing in the cart goes: where nobody saw what became of an order, that may be why, and the orders tell. */
async function withoutCart(search: RefusedParameter): Promise<string> {
  const { values } = await readForm(ORDER_FORM, search);
  return values.key === undefined ? paths.cart() : paths.orders();
}

/** The cart, where it can be bought as it is; anybody else is sent to where that can be mended. */
async function requireCart(search: RefusedParameter): Promise<Result<Cart>> {
  const cart = await getCart();
  if (!cart.ok) return cart;
  // Who has to sign in was asked for that before.
  const guard = checkoutGuard({ signedIn: true, count: cart.value.count });
  if (guard === 'cart') redirect(await withoutCart(search));
  const block = checkoutBlock(cart.value);
  if (block !== null) redirect(paths.cart(block));
  return cart;
}

/** The checkout of who is not signed in: nothing but the number is asked for. */
async function loadForGuest(search: RefusedParameter): Promise<Result<Checkout>> {
  const cart = await requireCart(search);
  if (!cart.ok) return cart;
  const nothing = { choices: {}, book: [], address: null, delivery: null, billing: null, payment: null };
  return success({ cart: cart.value, shown: 'contact', left: 'contact', name: '', mobile: '', ...nothing });
}

/** What follows from the address: whether and when it is delivered to, and how that can be paid. */
async function loadFor(pincode: string) {
  const [delivery, payment] = await Promise.all([getDelivery(pincode), getPaymentOptions(pincode)]);
  if (!delivery.ok) return delivery;
  return payment.ok ? success({ delivery: delivery.value, payment: payment.value }) : payment;
}

const NOWHERE = success({ delivery: null, payment: null });

/**
 * All that the checkout shows, with the step that is asked for or the first that is left; a wish for any other is sent on.
 * Guests are asked for their number here where they asked for that step, and at the sign-in otherwise. `search`: which form
 * came back.
 */
export async function loadCheckout(
  requestedStep: CheckoutStep | null,
  search: RefusedParameter,
): Promise<Result<Checkout>> {
  if (requestedStep === 'contact' && (await readShopperState()) === 'guest') return loadForGuest(search);
  const customer = await requireCustomer(paths.checkout());
  if (!customer.ok) return customer;
  const [cart, book, profile, choices] = await Promise.all([
    requireCart(search),
    getAddressBook(paths.checkout()),
    getProfile(paths.checkout()),
    getChoices(),
  ]);
  if (!cart.ok) return cart;
  if (!book.ok) return book;
  if (!profile.ok) return profile;
  const { addresses } = book.value;
  const address = addresses.find(({ id }) => id === choices.addressId) ?? null;
  const place = await (address ? loadFor(address.pincode) : NOWHERE);
  if (!place.ok) return place;
  const { delivery, payment } = place.value;
  const billing = address && (billingOf(choices, address, addresses) ?? null);
  const left = firstLeft({
    hasContact: true,
    hasAddress: address !== null,
    isDeliverable: delivery !== null,
    hasDelivery: billing !== null,
    lacksPan: payment?.panNeeded === true && !choices.pan,
  });
  const shown = shownStep(requestedStep, left);
  // Each step has an address of its own, so that Back leads to the one before.
  if (shown !== requestedStep) redirect(paths.checkout(shown));
  const { name, mobile } = profile.value;
  const shopper = { cart: cart.value, shown, left, name, mobile, choices, book: addresses };
  return success({ ...shopper, address, delivery, billing, payment });
}
