import { fractionOf } from '#lib/shared/fraction-of.ts';
import type { TaxOfRate } from './types.ts';

const HUNDREDTHS = 100;

/**
 * Half of the tax included in a price, in paise, for central and state tax: each is price x half the rate / (100 +
 * rate), rounded half up (Rule 35 of the CGST Rules, 2017), so that both are equal.
 */
export function halfOfTaxInside(price: number, gstPercent: number): number {
  const rate = Math.round(gstPercent * HUNDREDTHS);
  return fractionOf(price, rate, 2 * (100 * HUNDREDTHS + rate));
}

/** The taxes of lines summed by rate, the lowest first; rates without a cost are left out. */
export function taxesByRate(lines: readonly { gstPercent: number; price: number; tax: number }[]): TaxOfRate[] {
  const rates = [...new Set(lines.map(({ gstPercent }) => gstPercent))].toSorted((a, b) => a - b);
  return rates
    .map((gstPercent) => {
      const taxed = lines.filter((line) => line.gstPercent === gstPercent);
      const tax = taxed.reduce((sum, line) => sum + line.tax, 0);
      return { gstPercent, taxable: taxed.reduce((sum, line) => sum + line.price, 0) - tax, tax };
    })
    .filter(({ taxable, tax }) => taxable + tax > 0);
}
