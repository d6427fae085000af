import { taxInside } from './taxes.ts';

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
export interface ChargedPrice {
  price: number;
  mrp: number;
  gstPercent: number;
}

/** The price is `metal` + `making` + `stones` + `rounding` - `discount` + `gst`. */
export interface ReckonedBreakup {
  /** Net weight x rate, rounded to the paisa. */
  metal: number;
  making: number;
  stones: number;
  /** Before tax; 0 if the parts already add up to the price. */
  discount: number;
  /** Before tax; negative if the price was rounded down. */
  rounding: number;
  /** The tax included in the price, as in the invoice. */
  gst: number;
}

/** Catalogues round each part to the rupee, so each of their amounts is off by at most this many paise. */
const RUPEE = 100;

/**
 * The composition of a price, to the paisa; null if the stated parts do not add up to it within a rupee: no
 * breakup is better than a wrong one. The metal is computed from weight and rate, the tax from the price
 * (`taxInside`), and the catalogue's own rounding is `rounding`. If the parts add up to the MRP instead, a
 * discount leads to the price.
 */
export function reckonBreakup(stated: StatedBreakup, charged: ChargedPrice): ReckonedBreakup | null {
  // A price may be so close to the MRP that the parts seem to match both.
  return reckonTowards(charged.price, stated, charged) ?? reckonTowards(charged.mrp, stated, charged);
}

function reckonTowards(
  whole: number,
  stated: StatedBreakup,
  { price, gstPercent }: ChargedPrice,
): ReckonedBreakup | null {
  const sum = stated.metal + stated.making + stated.stones + stated.gst;
  const comesToIt = isNear(sum, whole) && isNear(stated.gst, taxInside(whole, gstPercent));
  if (!comesToIt || whole < price) return null;
  const metal = Math.round((stated.ratePerGram * Math.round(stated.netWeightGrams * 1000)) / 1000);
  if (!isNear(metal, stated.metal)) return null;
  const gst = taxInside(price, gstPercent);
  const beforeTax = whole - taxInside(whole, gstPercent);
  const rounding = beforeTax - metal - stated.making - stated.stones;
  if (!isNear(rounding, 0)) return null;
  const { making, stones } = stated;
  return { metal, making, stones, discount: beforeTax - (price - gst), rounding, gst };
}

function isNear(amount: number, other: number): boolean {
  return Math.abs(amount - other) <= RUPEE;
}
