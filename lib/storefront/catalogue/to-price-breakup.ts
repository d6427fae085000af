import type { PriceBreakupWire, ProductDetailsWire } from '#lib/contract/index.ts';
import type { PriceBreakup } from './types.ts';

/** The deviation in paise that figures in whole rupees may have. */
const TOLERANCE = 100;

/**
 * The breakup of a product's price, to the paisa. Null where its sum differs from the price of any size by more than a
 * rupee, or where metal or tax does not match weight, rate and percentage: a wrong breakup is worse than none.
 */
export function toPriceBreakup({
  PriceBreakup: wire,
  Sizes,
  GstPercent,
}: Pick<ProductDetailsWire, 'PriceBreakup' | 'Sizes' | 'GstPercent'>): PriceBreakup | null {
  const prices = new Set(Sizes.map(({ Price }) => Price));
  const [price] = prices;
  if (!wire || price === undefined || prices.size > 1) return null;
  const breakup = toBreakup(wire);
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

/** Converts the breakup of the retail API; amounts in paise. */
export function toBreakup(wire: PriceBreakupWire): PriceBreakup {
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
