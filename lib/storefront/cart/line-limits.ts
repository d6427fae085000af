import * as m from '#messages';
import type { CartLine } from './types.ts';

/**
 * The message about a line's quantity limit; empty where the quantity is fine. `quantity` is the one shown on the page,
 * which may be ahead of the cart's own.
 */
export function limitText(line: Pick<CartLine, 'maximum' | 'stock'>, quantity: number): string {
  if (line.maximum < 1) return m.cartSoldOut();
  if (quantity < line.maximum) return '';
  const { maximum, stock } = line;
  const isOver = quantity > maximum;
  if (stock <= maximum) {
    return isOver ? m.cartLimitLeftReduce({ count: stock, maximum }) : m.cartLimitLeft({ count: stock });
  }
  return isOver ? m.cartLimitBuyReduce({ count: maximum, maximum }) : m.cartLimitBuy({ count: maximum });
}
