import { fractionOf } from '#lib/retail-api/cart/pricing/fraction-of.ts';

// All money is integer paise.

interface Exchange {
  /** What the pieces that come back are worth, without shipping. */
  worth: number;
  quantity: number;
  /** Of one piece of what comes instead, today. */
  newPrice: number;
  /**
   * Of one piece of what was bought, today; null where another product comes instead. What was bought and has left the
   * catalogue counts as it was sold.
   */
  oldPrice: number | null;
}

/**
 * What the pieces that come instead cost together. Another product costs what it costs today. Another size of the same one
 * costs what was paid, in the proportion of the prices of both sizes today: nothing is to be paid where they cost the
 * same, whatever was taken off then and whatever metal costs by now; and never more than today's price.
 */
export function replacementPrice({ worth, quantity, newPrice, oldPrice }: Exchange): number {
  const today = newPrice * quantity;
  return oldPrice === null || oldPrice === 0 ? today : Math.min(today, fractionOf(worth, newPrice, oldPrice));
}
