import { RUPEE } from '#lib/shared/money.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';

// Money is integer paise.

/** The price breakup of jewellery as the catalogue states it. Its amounts are usually rounded to the rupee. */
export interface StatedBreakup {
  metal: number;
  making: number;
  stones: number;
  gst: number;
  ratePerGram: number;
  /** Weight of the metal only. */
  netWeightGrams: number;
}

/** The price of one item: `price` includes tax and may be below `mrp`. */
interface ChargedPrice {
  price: number;
  mrp: number;
  gstPercent: number;
}

/** The price is `metal` + `making` + `stones` - `discount` + `gst`: whole rupees where the figures are. */
export interface CalculatedBreakup {
  /** What the other parts leave of the price: net weight x rate, apart from at most a rupee. */
  metal: number;
  making: number;
  stones: number;
  /** Before tax; 0 if the parts already add up to the price. */
  discount: number;
  /** The tax included in the price. */
  gst: number;
}

/** Net weight x rate, rounded to the paisa. */
export function metalValue({
  ratePerGram,
  netWeightGrams,
}: Pick<StatedBreakup, 'ratePerGram' | 'netWeightGrams'>): number {
  return Math.round((ratePerGram * Math.round(netWeightGrams * 1000)) / 1000);
}

/**
 * The composition of a price; null if the stated parts do not add up to it within a rupee: no breakup is better than a
 * wrong one. The tax is computed from the price (`taxInside`), to the rupee where all figures are whole rupees, and the
 * metal is what the other parts leave. If the parts add up to the MRP instead, a discount leads to the price.
 */
export function calculateBreakup(stated: StatedBreakup, charged: ChargedPrice): CalculatedBreakup | null {
  // A price may be so close to the MRP that the parts seem to match both.
  return calculateForPrice(charged.price, stated, charged) ?? calculateForPrice(charged.mrp, stated, charged);
}

function calculateForPrice(
  whole: number,
  stated: StatedBreakup,
  { price, gstPercent }: ChargedPrice,
): CalculatedBreakup | null {
  const { making, stones } = stated;
  const sum = stated.metal + making + stones + stated.gst;
  const addsUp = isNear(sum, whole) && isNear(stated.gst, taxInside(whole, gstPercent));
  if (!addsUp || whole < price) return null;
  const unit = [whole, price, making, stones].every((amount) => amount % RUPEE === 0) ? RUPEE : 1;
  const taxOf = (amount: number) => Math.round(taxInside(amount, gstPercent) / unit) * unit;
  const beforeTax = whole - taxOf(whole);
  const metal = beforeTax - making - stones;
  const isWeighed = isNear(metal, metalValue(stated)) && isNear(stated.metal, metalValue(stated));
  if (!isWeighed) return null;
  const gst = taxOf(price);
  return { metal, making, stones, discount: beforeTax - (price - gst), gst };
}

function isNear(amount: number, other: number): boolean {
  return Math.abs(amount - other) <= RUPEE;
}
