import type { PriceBreakupWire, ProductDetailsWire } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { RUPEE } from '#lib/shared/money.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import type { PriceBreakup, SizeBreakup } from './types.ts';

/** The breakup of a product's price where all sizes cost the same; null where there is none (`soundBreakup`). */
export function toPriceBreakup({
  PriceBreakup: wire,
  Sizes,
  GstPercent,
}: Pick<ProductDetailsWire, 'PriceBreakup' | 'Sizes' | 'GstPercent'>): PriceBreakup | null {
  const prices = new Set(Sizes.map(({ Price }) => Price));
  const [price] = prices;
  if (!wire || price === undefined || prices.size > 1) return null;
  return soundBreakup(wire, price, GstPercent);
}

/** The breakups of sizes that weigh or cost differently, in the order of the sizes; those without one are left out. */
export function toSizeBreakups({ Sizes, GstPercent }: Pick<ProductDetailsWire, 'Sizes' | 'GstPercent'>): SizeBreakup[] {
  return Sizes.flatMap(({ SKU, SizeName, Price, MRP, PriceBreakup: wire }) => {
    const breakup = wire ? soundBreakup(wire, Price, GstPercent) : null;
    return breakup ? [{ sku: SKU, name: SizeName, price: Price, mrp: MRP, breakup }] : [];
  });
}

/**
 * A breakup; what it misses of the price is added to the metal. Null where that is more than a rupee, or where metal or
 * tax does not match weight, rate and percentage: a wrong breakup is worse than none.
 */
function soundBreakup(wire: PriceBreakupWire, price: number, gstPercent: number): PriceBreakup | null {
  const breakup = toBreakup(wire);
  const missing = price - sumOf(breakup);
  const metal = breakup.metal + missing;
  const isSound =
    isNear(missing, 0) &&
    isNear(metal, breakup.ratePerGram * breakup.netWeightGrams) &&
    isNear(breakup.gst, taxInside(price, gstPercent));
  return isSound ? { ...breakup, metal } : null;
}

/** Figures in whole rupees may be off by one. */
function isNear(amount: number, other: number): boolean {
  return Math.abs(amount - other) <= RUPEE;
}

/** Converts the breakup of the retail API; amounts in paise. */
export function toBreakup(wire: PriceBreakupWire): PriceBreakup {
  return {
    metal: wire.Metal,
    making: wire.Making,
    stones: wire.Stones,
    discount: wire.Discount,
    gst: wire.Gst,
    ratePerGram: wire.RatePerGram,
    rateOn: wire.RateOn,
    netWeightGrams: wire.NetWeightG,
    metalName: localFact(wire.MetalName),
  };
}

function sumOf({ metal, making, stones, discount, gst }: PriceBreakup): number {
  return metal + making + stones - discount + gst;
}
