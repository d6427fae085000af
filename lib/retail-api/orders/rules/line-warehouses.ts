import type { LinePieces } from '#lib/shared/parcel-warehouses.ts';
import type { WarehousePieces } from '../../catalogue/stock/choose-warehouses.ts';
import type { OrderLine } from '../order-repository.ts';

/** From which warehouses the remaining pieces of lines were taken: of equal pieces, the first lines have the first. */
export function warehousesOfLines(
  lines: readonly Pick<OrderLine, 'id' | 'sku' | 'quantity' | 'cancelled'>[],
  taken: readonly WarehousePieces[],
): LinePieces[] {
  const left = taken.map((part) => ({ ...part }));
  return lines.flatMap(({ id, sku, quantity, cancelled }) => {
    let wanted = quantity - cancelled;
    return left.flatMap((part) => {
      const pieces = part.sku === sku ? Math.min(wanted, part.quantity) : 0;
      wanted -= pieces;
      part.quantity -= pieces;
      return pieces > 0 ? [{ lineId: id, warehouse: part.warehouse, quantity: pieces }] : [];
    });
  });
}
