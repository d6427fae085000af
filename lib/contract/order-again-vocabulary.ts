/**
 * Why a cart has fewer items than an order: the product is no longer sold, it is sold out, there are fewer in stock or
 * allowed in an order, or the cart has no room for another line.
 */
export const SHORTFALL_REASONS = ['withdrawn', 'sold-out', 'fewer', 'cart-full'] as const;
export type ShortfallReason = (typeof SHORTFALL_REASONS)[number];
