import { formatPaise } from '#lib/shared/money.ts';
import type { PriceBreakup } from './types.ts';

export interface PriceBreakupRow {
  name: string;
  /** How the amount comes about; empty where it is simply given. */
  note: string;
  /** Integer paise. */
  amount: number;
}

const GRAMS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** The rows of a jewel's price and their sum, in paise; rows of nothing are left out. */
export function priceBreakupRows(
  breakup: PriceBreakup,
  gstPercent: number,
): { rows: PriceBreakupRow[]; total: number } {
  const rows: PriceBreakupRow[] = [
    {
      name: 'Metal',
      note: `${GRAMS.format(breakup.netWeightGrams)} g × ${formatPaise(breakup.ratePerGram)} a gram`,
      amount: breakup.metal,
    },
    { name: 'Making charges', note: '', amount: breakup.making },
    { name: 'Stones', note: '', amount: breakup.stones },
    { name: 'GST', note: `${gstPercent}% of the above`, amount: breakup.gst },
  ].filter((row) => row.amount > 0);
  return { rows, total: rows.reduce((sum, row) => sum + row.amount, 0) };
}
