import { isGateway } from '#lib/contract/gateways.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure, Result } from '#lib/shared/result.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import { dropRefusedCoupon } from '#lib/storefront/cart/dropped-coupon.ts';
import { setCartCookies } from '#lib/storefront/cart/reply.ts';
import { isCouponRefusedHere, viewCart } from '#lib/storefront/cart/server.ts';
import { readChoices, saveCheckoutChoices } from '#lib/storefront/checkout/choices.ts';
import { closeCheckout } from '#lib/storefront/checkout/close-checkout.ts';
import { isDroppedDiscount, refuseOrder } from '#lib/storefront/checkout/refusal.ts';
import { ORDER_FORM, orderForm } from '#lib/storefront/checkout/schema.ts';
import { type PlaceOrderInput, placeCartOrder } from '#lib/storefront/checkout/server.ts';
import { stepPage } from '#lib/storefront/checkout/step-page.ts';
import { campaignOfOrder } from '#lib/storefront/marketing/campaigns/campaign-of-order.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { fingerprintOfSession } from '#lib/storefront/platform/session/session-fingerprint.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import * as m from '#messages';

/** Returns the URL of the cart page with the notice of what blocks the checkout. */
async function cartPage(session: ShopperSession): Promise<string> {
  const cart = await viewCart(session);
  return paths.cart((cart.ok && checkoutBlock(cart.value)) || 'out-of-stock');
}

/**
 * Drops an invalid coupon and tries once more without it: the expected amount decides whether the order is
 * placed.
 */
async function submitOrder(session: ShopperSession, input: PlaceOrderInput): Promise<Result<Order>> {
  if (!(await isCouponRefusedHere(session))) {
    const placed = await placeCartOrder(session, input);
    if (placed.ok || !isDroppedDiscount(placed.failure)) return placed;
  }
  const cart = await viewCart(session);
  if (!cart.ok) return cart;
  dropRefusedCoupon(session, dropRefusedCoupon(session, cart.value));
  return placeCartOrder(session, input);
}

async function refused(session: ShopperSession, failure: Failure, expectedAmount: number): Promise<FormOutcome> {
  const isSoldOut = failure.kind === 'refused' && failure.reason === 'out-of-stock';
  if (isSoldOut) return { ok: false, problems: {}, location: await cartPage(session) };
  return refuseOrder(failure, expectedAmount);
}

/**
 * Places the order and returns its payment page, or the thank-you page where there is nothing to pay now. Without
 * scripts it also shows the form again with the total of what was chosen.
 */
export const POST = formRoute({
  name: ORDER_FORM,
  schema: orderForm,
  page: () => stepPage('payment'),
  notSaved: { giftMessage: m.checkoutGiftMessageLost },
  handle: async ({ input, session, cookies }): Promise<FormOutcome> => {
    // A form that is shown again is priced for what it holds.
    if (input.intent === 'update') return { ok: false, problems: {} };
    const shopper = await session();
    const mark = fingerprintOfSession(shopper);
    // This includes the choices of an order bought since: the submitted page showed them, and its key may belong
    // to that order.
    const choices = await readChoices(cookies, mark);
    const { addressId } = choices;
    // The checkout says what is missing, and a guest signs in first.
    if (mark === null || addressId === undefined || choices.billingId === undefined)
      return { ok: false, problems: {}, location: paths.checkout() };
    const { intent: _intent, giftWrap, giftMessage, hidePrices, ...order } = input;
    const gift = { wrap: giftWrap === 'on', message: giftMessage, hidePrices: hidePrices === 'on' };
    const campaign = campaignOfOrder((name) => cookies.get(name)?.value);
    const placed = await submitOrder(shopper, { ...choices, addressId, ...order, gift, campaign });
    if (!placed.ok) return refused(shopper, placed.failure, input.expectedAmount);
    const { key, paymentState, placedAt } = placed.value;
    const isPaidLater = isGateway(input.method) && paymentState !== 'paid';
    if (isPaidLater) {
      await saveCheckoutChoices(cookies, mark, { ...choices, method: input.method, order: key });
      return { ok: true, location: paths.makePayment(key) };
    }
    closeCheckout(shopper, cookies, placedAt);
    setCartCookies(cookies, { count: 0, offerCount: 0 });
    return { ok: true, location: paths.thankYou(key) };
  },
});
