import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { sum } from '../../core/sum.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderLine, type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { type OrderParcel, readParcels } from '../parcels/parcel-repository.ts';
import { isShippedInParts, unshippedItems } from '../parcels/parcel-rules.ts';
import { refuseItems } from '../parcels/ship-parcel.ts';
import { dueOf } from '../refunds/money-sources.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { isAwaited, itemsOfBooking, readBookings } from './booking-repository.ts';

/** What a booking would hold; `items` is empty for the whole order. Money in paise. */
interface PlannedBooking {
  items: LineItems[];
  value: number;
  due: number;
  lines: readonly OrderLine[];
  parcels: readonly OrderParcel[];
}

/**
 * What a courier would carry of an order: the named items, or all that no courier has or is booked for. Refuses with
 * NotAllowedNow as `shipParcel` does, and with InvalidRequest for items that are booked.
 */
export async function planBooking(
  db: Kysely<Database>,
  order: OrderRow,
  wanted: readonly LineItems[],
): Promise<Outcome<PlannedBooking>> {
  if (readOrderDocument(order).collect !== undefined) return notAllowedNow('not-offered');
  const parcels = await readParcels(db, order.number);
  const awaited = (await readBookings(db, order.number)).filter(isAwaited);
  const isPart = wanted.length > 0 || awaited.length > 0 || isShippedInParts(parcels);
  if (order.state !== 'packed' && !(isPart && order.state === 'confirmed')) return notAllowedNow('step');
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const booked = awaited.map(itemsOfBooking);
  const free = booked.some((items) => items.length === 0) ? [] : without(unshippedItems(lines, parcels), booked.flat());
  if (free.length === 0)
    return awaited.length > 0
      ? invalidField('', 'A courier is booked already for what is left. Cancel that booking first.')
      : notAllowedNow('nothing-left');
  const due = await dueOf(db, order);
  // A courier collects all of the cash or none of it.
  if (isPart && due > 0) return notAllowedNow('shipped-whole');
  const refused = refuseItems(free, wanted);
  if (refused) return refused;
  const items = wanted.length > 0 ? [...wanted] : free;
  return succeed({ items: isPart ? items : [], value: boughtFor(lines, items), due, lines, parcels });
}

function without(items: readonly LineItems[], taken: readonly LineItems[]): LineItems[] {
  return items
    .map(({ lineId, quantity }) => ({
      lineId,
      quantity: quantity - sum(taken.filter((one) => one.lineId === lineId).map((one) => one.quantity)),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What items were bought for, in paise. */
function boughtFor(lines: readonly OrderLine[], items: readonly LineItems[]): number {
  return sum(
    items.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? Math.round((line.net * quantity) / line.quantity) : 0;
    }),
  );
}
