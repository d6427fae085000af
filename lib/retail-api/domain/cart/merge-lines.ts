import { maximumQuantity } from './quantity-rule.ts';

/** A line of one of two carts that become one. */
interface MergingLine {
  id: string;
  sku: string;
  quantity: number;
  /** Stock of the SKU; 0 where it is sold out or gone. */
  stock: number;
}

/**
 * The lines that two carts leave when they become one, with their quantities: every SKU once, on the line of the first
 * cart that has it. Quantities are summed and cut to what can be ordered, but never below one: what is sold out stays,
 * so that the shopper sees it. `limit`: the most of one SKU that an order may hold.
 */
export function mergeLines(
  own: readonly MergingLine[],
  joining: readonly MergingLine[],
  limit: number,
): { id: string; quantity: number }[] {
  const merged = new Map<string, MergingLine>();
  for (const line of [...own, ...joining]) {
    const known = merged.get(line.sku);
    merged.set(line.sku, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()].map(({ id, quantity, stock }) => ({
    id,
    quantity: Math.min(quantity, Math.max(1, maximumQuantity({ stock, limit }))),
  }));
}
