import type { FeedShippingTerms } from './types.ts';

/** The shipping charge for products of this value; both in paise. */
export function shippingPrice(
  { charge, freeFrom }: Pick<FeedShippingTerms, 'charge' | 'freeFrom'>,
  value: number,
): number {
  return freeFrom !== null && value >= freeFrom ? 0 : charge;
}
