import type { EngravingLimits } from '#lib/shared/engraving-text.ts';

/** How a product may be engraved; the price per item in integer paise. */
export interface EngravingTerms extends EngravingLimits {
  place: string;
  price: number;
  /** The business days that it adds to the delivery. */
  extraDays: number;
}

/** The engraving of the items of a line; the price per item in integer paise. */
export interface Engraving {
  /** Empty in an order whose buyer's account was deleted. */
  text: string;
  place: string;
  price: number;
}
