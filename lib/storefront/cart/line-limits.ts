import type { CartLine } from './types.ts';

/**
 * What the shopper must know about how many of a line there can be, in words; empty where nothing stands in the way.
 * `quantity` is the one shown, which may be ahead of the cart's own.
 */
export function limitText(line: Pick<CartLine, 'maximum' | 'stock'>, quantity: number): string {
  if (line.maximum < 1) return 'Sold out';
  const bound = line.stock <= line.maximum ? `Only ${line.stock} left` : `You can buy up to ${line.maximum}`;
  if (quantity > line.maximum) return `${bound}: reduce to ${line.maximum}`;
  return quantity === line.maximum ? bound : '';
}
