import type { OrderState, ParcelState } from '#lib/contract/index.ts';
import type { LineItems } from '../rules/choose-items.ts';

interface ShippedParcel {
  out_at: number | null;
  delivered_at: number | null;
  returned_at: number | null;
  items: readonly LineItems[];
}

interface ShippableLine {
  id: string;
  quantity: number;
  cancelled: number;
  returned: number;
}

/** Where a parcel is. */
export function parcelState({ out_at, delivered_at, returned_at }: Omit<ShippedParcel, 'items'>): ParcelState {
  if (returned_at !== null) return 'returned';
  if (delivered_at !== null) return 'delivered';
  return out_at === null ? 'shipped' : 'out-for-delivery';
}

/** Whether an order is shipped in parts; otherwise its parcel holds all of it. */
export function isShippedInParts(parcels: readonly Pick<ShippedParcel, 'items'>[]): boolean {
  return parcels.some(({ items }) => items.length > 0);
}

/** The items of an order shipped in parts that no courier has had; those of a parcel that came back are cancelled. */
export function unshippedItems(
  lines: readonly ShippableLine[],
  parcels: readonly Pick<ShippedParcel, 'items' | 'returned_at'>[],
): LineItems[] {
  const shipped = new Map<string, number>();
  for (const { lineId, quantity } of parcels
    .filter(({ returned_at }) => returned_at === null)
    .flatMap((one) => one.items))
    shipped.set(lineId, (shipped.get(lineId) ?? 0) + quantity);
  return lines
    .map((line) => ({
      lineId: line.id,
      quantity: line.quantity - line.cancelled - line.returned - (shipped.get(line.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** The state of an order that is shipped in parts: packed until all is on its way, delivered when all parcels are. */
export function stateOfParts(lines: readonly ShippableLine[], parcels: readonly ShippedParcel[]): OrderState {
  if (unshippedItems(lines, parcels).length > 0) return 'packed';
  const states = parcels.map(parcelState).filter((state) => state !== 'returned');
  if (states.every((state) => state === 'delivered')) return 'delivered';
  return states.includes('out-for-delivery') ? 'out-for-delivery' : 'shipped';
}
