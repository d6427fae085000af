import type { Cart, CartLine } from './types.ts';

/** Why a cart cannot be checked out: `sold-out` before `over-stock` (a line holds more than may be bought). */
export type CheckoutBlock = 'sold-out' | 'over-stock';

const isSoldOut = (line: CartLine) => !line.counted || line.maximum < 1;

/** What stands between a cart and its checkout; null where nothing does. Of an empty cart it says nothing. */
export function checkoutBlock({ lines }: Pick<Cart, 'lines'>): CheckoutBlock | null {
  if (lines.some(isSoldOut)) return 'sold-out';
  return lines.some((line) => line.quantity > line.maximum) ? 'over-stock' : null;
}
