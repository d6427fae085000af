import type { ShopperData, Stamped } from '#lib/storefront/platform/session/shopper-data.ts';

const ENTRIES = ['couponCode', 'enteredCouponCode', 'gcSessionId', 'giftCouponRequest'] as const;
type Entry = (typeof ENTRIES)[number];

/**
 * The session's coupon and gift entries to clear after an order: those stored before it was placed. Later ones belong
 * to the next cart. `placedAt` in epoch milliseconds.
 */
export function clearPurchasedEntries(
  shopper: Readonly<ShopperData>,
  placedAt: number,
): { [Name in Entry]?: undefined } {
  const isOld = (entry: Stamped | undefined) => entry !== undefined && entry.at <= placedAt;
  return Object.fromEntries(ENTRIES.filter((name) => isOld(shopper[name])).map((name) => [name, undefined]));
}
