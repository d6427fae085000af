import { fractionOf } from '#lib/shared/fraction-of.ts';
import { RUPEE } from '#lib/shared/money.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';

/** The making charge of a product: an amount in paise, or a share of the metal value in hundredths of a per cent. */
export type MakingRule =
  | { kind: 'per gram'; paise: number }
  | { kind: 'per piece'; paise: number }
  | { kind: 'percent'; hundredths: number };

/** A product whose price follows from the rate of its metal. All numbers are whole. */
interface WeighedPiece {
  netWeightMg: number;
  /** Paise, without tax. */
  ratePerGram: number;
  making: MakingRule;
  /** Hundredths of a per cent of the metal value. */
  wastageHundredths: number;
  /** The value of all stones, in paise without tax. */
  stones: number;
  /** The GST rate in per cent, with at most two decimals. */
  gstPercent: number;
}

/** The parts of a price in paise; `metal` + `making` + `stones` + `gst` is exactly the price. */
export interface MetalPriceParts {
  /** Weight x rate, corrected by at most a rupee that the rounding of the price and its tax leaves. */
  metal: number;
  /** The making charge including the wastage. */
  making: number;
  stones: number;
  /** The GST included in the price. */
  gst: number;
  price: number;
}

const WHOLE_PERCENT = 100;

/**
 * The price of a product: (weight x rate + making charge + wastage + stones) with GST, in whole rupees. Making charge
 * and wastage are each rounded half up to the rupee. One GST rate applies to all parts, also to the making charge,
 * because they are one supply (section 8, CGST Act, 2017).
 */
export function priceByRate(piece: WeighedPiece): MetalPriceParts {
  const { netWeightMg, ratePerGram, making: rule, wastageHundredths, stones, gstPercent } = piece;
  const weighed = fractionOf(netWeightMg, ratePerGram, 1000);
  const making = makingCharge(rule, netWeightMg, weighed) + shareOf(weighed, wastageHundredths);
  const taxHundredths = Math.round(gstPercent * WHOLE_PERCENT);
  const price = toRupees(weighed + making + stones, 100 * WHOLE_PERCENT + taxHundredths, 100 * WHOLE_PERCENT);
  // As in the price breakup, the tax is rounded to the rupee, unless the value of a stone has paise.
  const unit = stones % RUPEE === 0 ? RUPEE : 1;
  const gst = Math.round(taxInside(price, gstPercent) / unit) * unit;
  return { metal: price - gst - making - stones, making, stones, gst, price };
}

function makingCharge(rule: MakingRule, netWeightMg: number, weighed: number): number {
  if (rule.kind === 'percent') return shareOf(weighed, rule.hundredths);
  return rule.kind === 'per gram' ? toRupees(netWeightMg, rule.paise, 1000) : toRupees(rule.paise, 1, 1);
}

/** A share of an amount in whole rupees; `hundredths`: hundredths of a per cent. */
function shareOf(amount: number, hundredths: number): number {
  return toRupees(amount, hundredths, 100 * WHOLE_PERCENT);
}

function toRupees(amount: number, numerator: number, denominator: number): number {
  return fractionOf(amount, numerator, denominator * RUPEE) * RUPEE;
}
