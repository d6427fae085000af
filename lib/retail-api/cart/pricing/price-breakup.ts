import { taxInside } from './taxes.ts';

// Money is integer paise.

/** What a catalogue says of the price of a jewel. Its amounts are usually rounded to the rupee. */
export interface StatedBreakup {
  metal: number;
  making: number;
  stones: number;
  gst: number;
  ratePerGram: number;
  /** Of the metal alone. */
  netWeightGrams: number;
}

/** What one piece is charged at: `price` with tax, which may lie below `mrp`. */
export interface ChargedPrice {
  price: number;
  mrp: number;
  gstPercent: number;
}

/** `metal` + `making` + `stones` + `rounding` - `discount` + `gst` is the price that is charged. */
export interface ReckonedBreakup {
  /** Net weight x rate, rounded to the paisa. */
  metal: number;
  making: number;
  stones: number;
  /** Before tax; 0 where the parts already come to the price. */
  discount: number;
  /** Before tax; below zero where the price was rounded down. */
  rounding: number;
  /** The tax inside the price, as the invoice has it. */
  gst: number;
}

/** Catalogues round each part to the rupee, so that no figure of theirs is off by more. */
const RUPEE = 100;

/**
 * How a price comes about, to the paisa; null where what is stated does not come to it within a rupee: no breakup is better
 * than a wrong one. The metal is reckoned from weight and rate, the tax from the price (`taxInside`), and what a catalogue's
 * own rounding leaves between them is `rounding`. Parts that come to the MRP instead of the price lead there by a discount.
 */
export function reckonBreakup(stated: StatedBreakup, charged: ChargedPrice): ReckonedBreakup | null {
  // A price may lie so little below the MRP that the parts seem to come to both.
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
