import { fractionOf } from './fraction-of.ts';

const HUNDREDTHS = 100;

/**
 * The tax included in a price, in paise: price x rate / (100 + rate), rounded half up (Rule 35 of the CGST Rules,
 * 2017). `gstPercent` has at most two decimals.
 */
export function taxInside(price: number, gstPercent: number): number {
  const rate = Math.round(gstPercent * HUNDREDTHS);
  return fractionOf(price, rate, 100 * HUNDREDTHS + rate);
}
