import type { OrderLine } from './order-repository.ts';
import type { LineItems } from './rules/choose-items.ts';
import type { SkuQuantity } from './stock.ts';

/** Pieces of lines by their SKU, as the shelf counts them; of a line that is none of `lines` nothing. */
export function itemsOfLines(lines: readonly OrderLine[], chosen: readonly LineItems[]): SkuQuantity[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
}
