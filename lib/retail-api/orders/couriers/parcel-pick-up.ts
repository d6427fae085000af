import type { Kysely } from 'kysely';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import { parcelOrigin } from '../line-warehouses.ts';
import type { OrderLine } from '../order-repository.ts';
import { readParcels } from '../parcels/parcel-repository.ts';
import { unshippedItems } from '../parcels/parcel-rules.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { isAwaited, itemsOfBooking, readBookings } from './booking-repository.ts';
import { type CourierParcel, CourierRefused } from './courier.ts';

/**
 * Where the courier fetches a parcel of an order: at the warehouse that its items are in. `booking`: the id of its own booking, if
 * there is one already. Throws CourierRefused for a warehouse besides the first that the courier has no name for.
 */
export async function parcelPickUp(
  db: Kysely<Database>,
  number: string,
  { lines, items, booking }: { lines: readonly OrderLine[]; items: readonly LineItems[]; booking?: string },
): Promise<CourierParcel['pickUp']> {
  const shipped = (await readParcels(db, number)).filter(({ returned_at }) => returned_at === null);
  const bookings = await readBookings(db, number);
  const own = bookings.findIndex(({ id }) => id === booking);
  const awaited = bookings.slice(0, own < 0 ? undefined : own).filter(isAwaited);
  const before = [...shipped.map((parcel) => parcel.items), ...awaited.map(itemsOfBooking)];
  const contents = items.length > 0 ? items : unshippedItems(lines, []);
  const {
    code,
    name,
    pickupLocation: location,
    pincode,
  } = await parcelOrigin(db, number, lines, { items: contents, before });
  if (location !== undefined) return { location, pincode };
  if (code === shopWarehouses()[0].code) return null;
  throw new CourierRefused(
    `The items are in ${name}, for which the shop profile names no pickup location of the courier. Name it, or type the AWB.`,
  );
}
