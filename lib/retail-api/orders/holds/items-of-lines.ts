import type { OrderLine } from '../order-repository.ts';
import type { LineItems } from '../rules/choose-items.ts';
import type { SkuQuantity } from './stock.ts';

/** Items of lines by SKU, as stock counts them; a line that is not in `lines` is ignored. */
export function itemsOfLines(lines: readonly OrderLine[], chosen: readonly LineItems[]): SkuQuantity[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
}
