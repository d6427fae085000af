import type { CartLine } from './types.ts';

/**
 * The message about a line's quantity limit; empty where the quantity is fine. `quantity` is the one shown on the page,
 * which may be ahead of the cart's own.
 */
export function limitText(line: Pick<CartLine, 'maximum' | 'stock'>, quantity: number): string {
  if (line.maximum < 1) return 'Sold out';
  const bound = line.stock <= line.maximum ? `Only ${line.stock} left` : `You can buy up to ${line.maximum}`;
  if (quantity > line.maximum) return `${bound}: reduce to ${line.maximum}`;
  return quantity === line.maximum ? bound : '';
}
