import type { PriceBreakupWire, ProductDetailsWire } from '#lib/contract/index.ts';
import type { PriceBreakup } from './types.ts';

/** Figures in whole rupees may be off by so many paise. */
const TOLERANCE = 100;

/**
 * The breakup of a product's price, to the paisa. Null where it does not come to the price of every size within a rupee, or
 * where metal or tax is not what weight, rate and percentage make: a wrong breakup is worse than none.
 */
export function toPriceBreakup({
  PriceBreakup: wire,
  Sizes,
  GstPercent,
}: Pick<ProductDetailsWire, 'PriceBreakup' | 'Sizes' | 'GstPercent'>): PriceBreakup | null {
  const prices = new Set(Sizes.map(({ Price }) => Price));
  const [price] = prices;
  if (!wire || price === undefined || prices.size > 1) return null;
  const breakup = breakupPaise(wire);
  const missing = price - sumOf(breakup);
  const isSound =
    isNear(missing, 0) &&
    isNear(breakup.metal, breakup.ratePerGram * breakup.netWeightGrams) &&
    isNear(breakup.gst, (price * GstPercent) / (100 + GstPercent));
  return isSound ? { ...breakup, rounding: breakup.rounding + missing } : null;
}

function isNear(amount: number, other: number): boolean {
  return Math.abs(amount - other) <= TOLERANCE;
}

/** A breakup as the retail API sends it, with its rupees as paise. */
export function breakupPaise(wire: PriceBreakupWire): PriceBreakup {
  return {
    metal: wire.Metal,
    making: wire.Making,
    stones: wire.Stones,
    discount: wire.Discount,
    rounding: wire.Rounding,
    gst: wire.Gst,
    ratePerGram: wire.RatePerGram,
    rateOn: wire.RateOn,
    netWeightGrams: wire.NetWeightG,
    metalName: wire.MetalName,
  };
}

function sumOf({ metal, making, stones, discount, rounding, gst }: PriceBreakup): number {
  return metal + making + stones - discount + rounding + gst;
}
