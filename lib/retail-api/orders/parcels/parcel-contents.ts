import type { OrderLine } from '../order-repository.ts';
import type { OrderParcel } from './parcel-repository.ts';
import { isShippedInParts, unshippedItems } from './parcel-rules.ts';

/** What is in a parcel, and in those that left before it and did not come back. */
export function contentsOf(
  lines: readonly OrderLine[],
  parcels: readonly OrderParcel[],
  parcel: (Pick<OrderParcel, 'items'> & { id?: string }) | undefined,
) {
  const at = parcels.findIndex(({ id }) => id === parcel?.id);
  const earlier = at < 0 ? parcels : parcels.slice(0, at);
  const before = earlier.filter(({ returned_at }) => returned_at === null).map(({ items }) => items);
  const items = parcel && parcel.items.length > 0 ? parcel.items : unshippedItems(lines, []);
  return { items, before };
}

/** The parcel with all that is left of an order: of one in parts the items that no courier has had. */
export function parcelOfRest(lines: readonly OrderLine[], parcels: readonly OrderParcel[]) {
  return isShippedInParts(parcels)
    ? { courier: '', awb: '', items: unshippedItems(lines, parcels) }
    : parcels.findLast(({ items }) => items.length === 0);
}
