import { paiseOf } from '#lib/contract/index.ts';
import type { ExpressRules } from '#lib/shared/delivery-rules.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { CartOptions } from '../../core/site-options.ts';
import { expressCharge } from '../delivery/express-at.ts';
import type { ChargeTerms } from '../pricing/types.ts';

/** What a shopper has chosen for the order of a cart. */
export interface OrderChoices {
  /** It is collected from a store, which costs no shipping. */
  isCollected: boolean;
  /** Express delivery, if it is chosen and offered; null otherwise. */
  express: ExpressRules | null;
  isWrapped: boolean;
  /** It is paid in cash on delivery. */
  isCash: boolean;
}

/** The options that the price of an order depends on. */
export interface OrderOptions extends CartOptions {
  /** What the choices cost besides shipping; missing where nothing is chosen yet. */
  charges?: readonly ChargeTerms[];
}

/** The options of a cart for the choices of its order, by the shop's profile. */
export function orderOptions(
  options: CartOptions,
  { isCollected, express, isWrapped, isCash }: OrderChoices,
): OrderOptions {
  const { giftWrap, cashOnDelivery } = shopProfile();
  const { fee, feeFreeFrom } = cashOnDelivery;
  const wrap: ChargeTerms = { kind: 'gift-wrap', charge: paiseOf(giftWrap.charge), freeFrom: null };
  const freeFrom = feeFreeFrom === null ? null : paiseOf(feeFreeFrom);
  const cash: ChargeTerms = { kind: 'cash-on-delivery', charge: paiseOf(fee), freeFrom };
  return {
    ...options,
    ...(isCollected && { shippingCharge: 0 }),
    charges: [...(express ? [expressCharge(express)] : []), ...(isWrapped ? [wrap] : []), ...(isCash ? [cash] : [])],
  };
}
