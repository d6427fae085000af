import type { Gateway } from '#lib/contract/vocabulary.ts';
import { paymentReturnSegment } from '../payment-returns.ts';
import type { CheckoutStep, SignInStep } from '../route-names.ts';
import { encodeText, withQuery } from '../url-query.ts';

// The pages from the cart to the order, and those of gift cards.

/** Without a step it opens at a signed-in customer's first incomplete step. */
export const checkout = (step?: CheckoutStep) => withQuery('/checkout', { step });
/** The payment step priced for choices of its form. */
export const checkoutPayment = (pay: string, isWrapped: boolean) =>
  withQuery('/checkout', { step: 'payment', pay: pay || undefined, wrap: isWrapped ? 'on' : 'off' });
/** The step at which a guest signs in. */
export const checkoutContact = (signInStep?: SignInStep) =>
  withQuery('/checkout', { step: 'contact', signin: signInStep });
/**
 * `order`: key of an unpaid order; without one the page explains what can be done. `method`: the gateway that
 * was just chosen.
 */
export const makePayment = (order?: string, notice?: string, method?: Gateway) =>
  withQuery('/makepayment', { order, notice, method });
/**
 * The URL to which a gateway redirects or posts the browser back. `mark`: identifies an attempt where the
 * gateway's fields have no signature.
 */
export const paymentReturn = (gateway: Gateway, mark?: string) =>
  withQuery(`/${paymentReturnSegment(gateway)}`, { mark });
/** `order`: key of an order; anyone who knows it may see the order. */
export const thankYou = (order: string) => withQuery('/thankyou', { order });
export const giftCards = () => '/gift-cards';
export const giftCardBalance = () => '/gift-cards/balance';
/**
 * `id`: of a gift card order; anyone who knows it may see the order. `method`: the gateway that was just
 * chosen.
 */
export const giftCardOrder = (id: string, notice?: string, method?: Gateway) =>
  withQuery(`/gift-cards/orders/${encodeText(id)}`, { notice, method });
