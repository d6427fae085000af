import { leftAfterParcels } from '#lib/shared/parcel-warehouses.ts';
import type { CallData } from '../../api/call.ts';

/** What is left of an order in one of its warehouses: how many of each line, by its id. */
interface ProposedParcel {
  /** Of the warehouse. */
  code: string;
  quantities: ReadonlyMap<string, number>;
}

type Found = Pick<CallData<'DeskOrder'>, 'Warehouses'> & {
  Order: Pick<CallData<'DeskOrder'>['Order'], 'Parcels'>;
  Bookings: readonly Pick<CallData<'DeskOrder'>['Bookings'][number], 'State' | 'AWB' | 'Items'>[];
};

/** States in which the courier has, or may have, what is in a booking. */
const MAY_BE_CARRIED: readonly Found['Bookings'][number]['State'][] = ['booking', 'booked', 'cancelling'];

/**
 * A parcel for each warehouse with items that no courier has, or is booked for where `besideBookings`; none where the shop has one
 * warehouse.
 */
export function proposedParcels(
  { Order, Warehouses = [], Bookings }: Found,
  { besideBookings = false } = {},
): ProposedParcel[] {
  const shipped = Order.Parcels.filter(({ State }) => State !== 'returned');
  const known = new Set(shipped.map(({ AWB }) => AWB));
  const booked = Bookings.filter(({ State, AWB }) => MAY_BE_CARRIED.includes(State) && !known.has(AWB));
  const parcels = [...shipped, ...(besideBookings ? booked : [])].map(({ Items = [] }) =>
    Items.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity })),
  );
  const pieces = Warehouses.map(({ LineId, Code, Quantity }) => {
    return { lineId: LineId, warehouse: Code, quantity: Quantity };
  });
  const left = Map.groupBy(leftAfterParcels(pieces, parcels), ({ warehouse }) => warehouse);
  return [...left].map(([code, parts]) => ({
    code,
    quantities: new Map(parts.map(({ lineId, quantity }) => [lineId, quantity])),
  }));
}
