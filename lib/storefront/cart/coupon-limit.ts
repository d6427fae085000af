import type { Cart, RefusedCoupon } from './types.ts';

/** The site option with the maximum number of items in a cart with a coupon, on a corporate site. */
const OPTION = 'CorporateCouponCartLimit';
const DEFAULT_LIMIT = 25;

/** The limit set by the site options; 25 where they set none, or no whole number from 1 to 1000. */
export function couponCartLimit(options: ReadonlyMap<string, string>): number {
  const limit = Number(options.get(OPTION) ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 1 && limit <= 1000 ? limit : DEFAULT_LIMIT;
}

/** Refuses the coupon of a cart with more than `limit` items, also where the retail API accepted it. */
export function refuseCouponAbove(
  limit: number,
  { coupon, count }: Pick<Cart, 'coupon' | 'count'>,
): RefusedCoupon | null {
  return coupon !== null && count > limit ? { code: coupon.code, reason: 'cart-limit', maximum: limit } : null;
}
