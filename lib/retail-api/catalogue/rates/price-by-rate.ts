import { fractionOf } from '../../cart/pricing/fraction-of.ts';
import { taxInside } from '../../cart/pricing/taxes.ts';

/** What the making of a piece costs; paise, or hundredths of a per cent of the metal. */
export type MakingRule =
  | { kind: 'per gram'; paise: number }
  | { kind: 'per piece'; paise: number }
  | { kind: 'percent'; hundredths: number };

/** A piece that is priced by the rate of its metal. All are whole numbers. */
interface WeighedPiece {
  netWeightMg: number;
  /** Paise, without tax. */
  ratePerGram: number;
  making: MakingRule;
  /** Hundredths of a per cent of the metal. */
  wastageHundredths: number;
  /** All stones, in paise without tax. */
  stones: number;
  /** With at most two decimals. */
  gstPercent: number;
}

/** Paise; `metal` + `making` + `stones` + `gst` is the price exactly. */
export interface RatedParts {
  /** Weight x rate, apart from what rounding the price and its tax to the rupee moves: at most a rupee. */
  metal: number;
  /** With the wastage. */
  making: number;
  stones: number;
  /** The tax inside the price. */
  gst: number;
  price: number;
}

const RUPEE = 100;
const WHOLE_PERCENT = 100;

/**
 * The price of a piece: (weight x rate + making + wastage + stones) with GST, in whole rupees. Making and wastage are rounded
 * to the rupee each, all half up. GST is the rate of the goods on all parts, making too, as one supply (section 8, CGST Act,
 * 2017).
 */
export function priceByRate(piece: WeighedPiece): RatedParts {
  const { netWeightMg, ratePerGram, making: rule, wastageHundredths, stones, gstPercent } = piece;
  const weighed = fractionOf(netWeightMg, ratePerGram, 1000);
  const making = makingCharge(rule, netWeightMg, weighed) + shareOf(weighed, wastageHundredths);
  const taxHundredths = Math.round(gstPercent * WHOLE_PERCENT);
  const price = toRupees(weighed + making + stones, 100 * WHOLE_PERCENT + taxHundredths, 100 * WHOLE_PERCENT);
  // As in the price breakup: to the rupee, unless a stone costs paise.
  const unit = stones % RUPEE === 0 ? RUPEE : 1;
  const gst = Math.round(taxInside(price, gstPercent) / unit) * unit;
  return { metal: price - gst - making - stones, making, stones, gst, price };
}

function makingCharge(rule: MakingRule, netWeightMg: number, weighed: number): number {
  if (rule.kind === 'percent') return shareOf(weighed, rule.hundredths);
  return rule.kind === 'per gram' ? toRupees(netWeightMg, rule.paise, 1000) : toRupees(rule.paise, 1, 1);
}

/** Hundredths of a per cent of an amount, in whole rupees. */
function shareOf(amount: number, hundredths: number): number {
  return toRupees(amount, hundredths, 100 * WHOLE_PERCENT);
}

function toRupees(amount: number, numerator: number, denominator: number): number {
  return fractionOf(amount, numerator, denominator * RUPEE) * RUPEE;
}
