import * as paths from '#lib/shared/paths.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import { getAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { getConsents } from '#lib/storefront/account/server/privacy.ts';
import { getProfile } from '#lib/storefront/account/server/profile.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import { getCart } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { billingOf } from '#lib/storefront/checkout/choices.ts';
import { chosenStore } from '#lib/storefront/checkout/collect-offer.ts';
import { chargeOf, chosenPayment } from '#lib/storefront/checkout/payment-options.ts';
import { ORDER_FORM } from '#lib/storefront/checkout/schema.ts';
import { getChoices, getCollectOffer, getDelivery, getPaymentOptions } from '#lib/storefront/checkout/server.ts';
import { firstIncompleteStep, stepToShow } from '#lib/storefront/checkout/steps.ts';
import type { Checkout } from '#lib/storefront/checkout/types.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { plansFor, plansForCart } from '#lib/storefront/emi/instalments.ts';
import { getEmiPlans } from '#lib/storefront/emi/server.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import type { GiftOptions } from '#lib/storefront/orders/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { checkoutGuard } from '#lib/storefront/platform/gate/index.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readShopperState, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';

/**
 * Returns where to go with an empty cart: to the orders where an order's result is unknown, because that may
 * be why it is empty.
 */
async function withoutCart(search: RefusedParameter): Promise<string> {
  const { values } = await readForm(ORDER_FORM, search);
  return values.key === undefined ? paths.cart() : paths.orders();
}

/**
 * Returns the cart where it can be bought as it is; otherwise it redirects to where the problem can be
 * corrected.
 */
async function requireCart(search: RefusedParameter, isCollected = false): Promise<Result<Cart>> {
  const cart = await getCart({ isCollected });
  if (!cart.ok) return cart;
  // A guest was redirected to the sign-in before this check.
  const guard = checkoutGuard({ signedIn: true, count: cart.value.count });
  if (guard === 'cart') redirect(await withoutCart(search));
  const block = checkoutBlock(cart.value);
  if (block !== null) redirect(paths.cart(block));
  return cart;
}

/** Loads the checkout of a guest, which has only the contact step. */
async function loadForGuest(search: RefusedParameter): Promise<Result<Checkout>> {
  const cart = await requireCart(search);
  if (!cart.ok) return cart;
  const nothing = { choices: {}, book: [], address: null, delivery: null, billing: null, payment: null, gift: null };
  const noStore = { isExpress: false, shipping: 0, offersCollect: false, collect: null, collectFrom: null };
  const emiPlans: EmiPlan[] = [];
  return success({
    cart: cart.value,
    shown: 'contact',
    left: 'contact',
    name: '',
    mobile: '',
    agreedToWhatsApp: null,
    emiPlans,
    chosen: { method: '', isWrapped: false },
    ...nothing,
    ...noStore,
  });
}

/** Loads what depends on the address: the delivery, and the payment methods. */
async function loadFor(
  pincode: string,
  { offersCollect, ...order }: { offersCollect: boolean; isCollected: boolean; isExpress: boolean; isWrapped: boolean },
) {
  const [delivery, payment, collect] = await Promise.all([
    getDelivery(pincode),
    getPaymentOptions({ pincode, ...order }),
    offersCollect ? getCollectOffer(pincode) : null,
  ]);
  if (!delivery.ok) return delivery;
  return payment.ok ? success({ delivery: delivery.value, payment: payment.value, collect }) : payment;
}

/** The query parameters of the payment step: the payment method, and `on` where the order is wrapped as a gift. */
export interface ChoiceParameters {
  pay?: string | string[] | undefined;
  wrap?: string | string[] | undefined;
}

/** The choices of the payment step, as its form was last changed or sent; at first those of an unpaid order. */
async function askedFor({ pay, wrap, ...search }: ChoiceParameters & RefusedParameter, gift: GiftOptions | null) {
  const { values } = await readForm(ORDER_FORM, search);
  if (values.method !== undefined)
    return { method: values.method, isWrapped: gift !== null && values.giftWrap === 'on' };
  const isWrapped = gift !== null && (wrap === undefined ? gift.wrap : wrap === 'on');
  return { method: typeof pay === 'string' ? pay : undefined, isWrapped };
}

const NOWHERE = success({ delivery: null, payment: null, collect: null });

/** Whether the customer has agreed to updates by WhatsApp; null where nobody can say, or none are offered. */
async function getWhatsAppConsent(): Promise<boolean | null> {
  const consents = await getConsents(paths.checkout());
  if (!consents.ok) return null;
  return consents.value.choices.find(({ purpose }) => purpose === 'updates-whatsapp')?.granted ?? null;
}

/**
 * Loads the checkout with the requested step, or redirects to the first unfinished one. A guest who requested
 * the contact step enters the mobile number here, otherwise at the sign-in. `search` names the form that was
 * returned, and the choices of the payment step that scripts have passed on.
 */
export async function loadCheckout(
  requestedStep: CheckoutStep | null,
  search: ChoiceParameters & RefusedParameter,
): Promise<Result<Checkout>> {
  if (requestedStep === 'contact' && (await readShopperState()) === 'guest') return loadForGuest(search);
  const customer = await requireCustomer(paths.checkout());
  if (!customer.ok) return customer;
  const [open, { giftOptions, clickAndCollect: offersCollect, whatsAppUpdates }] = await Promise.all([
    getChoices(),
    getFlags(),
  ]);
  const isCollected = offersCollect && open.choices.collect !== undefined;
  const [cart, book, profile] = await Promise.all([
    requireCart(search, isCollected),
    getAddressBook(paths.checkout()),
    getProfile(paths.checkout()),
  ]);
  if (!cart.ok) return cart;
  if (!book.ok) return book;
  if (!profile.ok) return profile;
  const { choices } = open;
  const { addresses } = book.value;
  const address = addresses.find(({ id }) => id === choices.addressId) ?? null;
  const gift = giftOptions ? open.gift : null;
  const asked = await askedFor(search, requestedStep === 'payment' ? gift : null);
  const { isWrapped } = asked;
  const wantsExpress = !isCollected && choices.express === true;
  const ordered = { isCollected, isExpress: wantsExpress, isWrapped };
  const place = await (address ? loadFor(address.pincode, { offersCollect, ...ordered }) : NOWHERE);
  if (!place.ok) return place;
  const { delivery, payment, collect } = place.value;
  const collectFrom = chosenStore(collect, choices);
  const express = wantsExpress ? delivery?.express : null;
  const billing = address && (billingOf(choices, address, addresses) ?? null);
  const left = firstIncompleteStep({
    hasContact: true,
    hasAddress: address !== null,
    isDeliverable: isCollected ? collectFrom !== null : delivery !== null && (!wantsExpress || Boolean(express)),
    hasDelivery: billing !== null,
    lacksPan: payment?.panNeeded === true && !choices.pan,
  });
  const shown = stepToShow(requestedStep, left);
  // Each step has a separate URL, so that Back leads to the previous one.
  if (shown !== requestedStep) redirect(paths.checkout(shown));
  const { name, mobile } = profile.value;
  const agreedToWhatsApp = whatsAppUpdates && shown === 'delivery' ? await getWhatsAppConsent() : null;
  const chosen = chosenPayment(payment?.options ?? [], asked, choices.method);
  const isPaying = payment !== null && shown === 'payment';
  const isCharged = (express?.charge ?? 0) > 0 || (isPaying && chargeOf(payment, chosen) > 0);
  const isCash = isPaying && chosen.method === 'cash-on-delivery';
  const expressTo = express && address ? address.pincode : null;
  const priced = isCharged ? await getCart({ isCollected, expressTo, isWrapped, isCash }) : cart;
  if (!priced.ok) return priced;
  const shopper = { cart: priced.value, chosen, shown, left, name, mobile, agreedToWhatsApp, choices, book: addresses };
  const plans = shown === 'payment' ? await getEmiPlans(await requireAdmission()) : [];
  const offered = plansForCart(plans, priced.value.lines);
  const emiPlans = plansFor(offered, priced.value.figures.payable);
  // A cart that is to be collected is priced without shipping.
  const offersSpeeds = shown === 'delivery' && delivery?.express;
  const delivered = isCollected && offersSpeeds ? await getCart() : cart;
  if (!delivered.ok) return delivered;
  const { shipping } = delivered.value.figures;
  const store = { isExpress: Boolean(express), shipping, offersCollect, collect, collectFrom };
  return success({ ...shopper, ...store, address, delivery, billing, payment, emiPlans, gift });
}
