import type { ShippingTerms } from './types.ts';

/** What delivery of goods of a value costs; both in paise. */
export function shippingPrice({ charge, freeFrom }: Pick<ShippingTerms, 'charge' | 'freeFrom'>, value: number): number {
  return freeFrom !== null && value >= freeFrom ? 0 : charge;
}
