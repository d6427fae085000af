import { proposedParcels } from './proposed-parcels.ts';

type Found = Parameters<typeof proposedParcels>[0];
const line = (LineId: string, Code: string, Quantity: number) => ({ LineId, Code, Quantity });
const SPLIT = [line('a', 'BLR', 2), line('a', 'MYS', 1), line('b', 'MYS', 1)];

function parcelsOf(
  parcels: readonly object[],
  { Warehouses = SPLIT, bookings = [] as object[], besideBookings = false } = {},
) {
  const found: unknown = { Warehouses, Bookings: bookings, Order: { Parcels: parcels } };
  const proposed = proposedParcels(found as Found, { besideBookings });
  return proposed.map(({ code, quantities }) => [code, Object.fromEntries(quantities)]);
}
const items = (LineId: string, Quantity: number) => [{ LineId, Quantity }];

test('each warehouse with items of an order has a parcel of its own', () => {
  expect(parcelsOf([])).toEqual([
    ['BLR', { a: 2 }],
    ['MYS', { a: 1, b: 1 }],
  ]);
  expect(parcelsOf([], { Warehouses: [] })).toEqual([]);
});

test('what was shipped is proposed no more; what came back is cancelled, and not in the warehouses', () => {
  expect(parcelsOf([{ AWB: '1', State: 'shipped', Items: items('a', 2) }])).toEqual([['MYS', { a: 1, b: 1 }]]);
  expect(parcelsOf([{ AWB: '1', State: 'returned', Items: items('a', 2) }])).toHaveLength(2);
});

test('what a courier is booked for is proposed for no other booking', () => {
  const bookings = [{ AWB: '1', State: 'booked', Items: items('a', 2) }];
  expect(parcelsOf([], { bookings })).toHaveLength(2);
  expect(parcelsOf([], { bookings, besideBookings: true })).toEqual([['MYS', { a: 1, b: 1 }]]);
  // The courier may still come for one that is being cancelled, and the API counts it as booked.
  const cancelling = bookings.map((one) => ({ ...one, State: 'cancelling' }));
  expect(parcelsOf([], { bookings: cancelling, besideBookings: true })).toHaveLength(1);
  const parcels = [{ AWB: '1', State: 'shipped', Items: items('a', 2) }];
  expect(parcelsOf(parcels, { bookings, besideBookings: true })).toEqual([['MYS', { a: 1, b: 1 }]]);
});
