import { fractionOf } from '#lib/shared/fraction-of.ts';

// All money is integer paise.

interface Exchange {
  /** Value of the returned items, without shipping. */
  value: number;
  quantity: number;
  /** Today's price of one replacement item. */
  newPrice: number;
  /**
   * Today's price of one purchased item; null if the replacement is another product. If the purchased item has left the
   * catalogue, the price it was sold at.
   */
  oldPrice: number | null;
}

/**
 * The total price of the replacement items. Another product costs today's price. Another size of the same product costs
 * what was paid, scaled by the ratio of today's prices of both sizes, and never more than today's price: if both sizes
 * cost the same, nothing is to be paid, whatever the discount then or the metal rate now.
 */
export function replacementPrice({ value, quantity, newPrice, oldPrice }: Exchange): number {
  const today = newPrice * quantity;
  return oldPrice === null || oldPrice === 0 ? today : Math.min(today, fractionOf(value, newPrice, oldPrice));
}
