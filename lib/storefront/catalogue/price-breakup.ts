import { formatDateOfDay } from '#lib/shared/dates.ts';
import { formatPaise, RUPEE } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { PriceBreakup } from './types.ts';

interface PriceBreakupRow {
  name: string;
  /** How the amount is calculated; empty where it is a given figure. */
  hint: string;
  /** Integer paise, negative for a deduction. */
  amount: number;
}

const GRAMS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** A weight such as `3.2 g`, with at most three decimals. */
export function formatGrams(grams: number): string {
  return m.productGrams({ grams: GRAMS.format(grams) });
}

/** The rows of a jewel's price breakup and their sum, in paise; rows of zero are left out. */
export function priceBreakupRows(
  breakup: PriceBreakup,
  gstPercent: number,
): { rows: PriceBreakupRow[]; total: number } {
  const { making, metal, stones, discount, gst } = breakup;
  const rows: PriceBreakupRow[] = [
    { name: breakup.metalName || m.productBreakupMetal(), hint: metalHint(breakup), amount: metal },
    { name: m.productBreakupMaking(), hint: makingHint(breakup), amount: making },
    { name: m.productBreakupStones(), hint: '', amount: stones },
    { name: m.productBreakupDiscount(), hint: m.productBreakupBeforeTax(), amount: -discount },
    { name: 'GST', hint: m.productBreakupGstHint({ percent: gstPercent }), amount: gst },
  ].filter((row) => row.amount !== 0);
  return { rows, total: rows.reduce((sum, row) => sum + row.amount, 0) };
}

/** `3.2 g × ₹9,195 a gram, rate of 21 November 2026`. */
function metalHint({ netWeightGrams, ratePerGram, rateOn }: PriceBreakup): string {
  const values = { weight: formatGrams(netWeightGrams), rate: formatPaise(ratePerGram) };
  if (rateOn === '') return m.productBreakupRate(values);
  return m.productBreakupRateOn({ ...values, day: formatDateOfDay(rateOn) });
}

/** `14% of the metal`, where the charge is a whole percentage of it, apart from rounding to the rupee. */
function makingHint({ making, metal }: PriceBreakup): string {
  const percent = Math.round((making * 100) / metal);
  const isShare = percent > 0 && Math.abs(making - (metal * percent) / 100) <= RUPEE;
  return isShare ? m.productBreakupMakingHint({ percent }) : '';
}
