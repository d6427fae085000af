import { canShipParts, hasParts, partSteps, unshippedLines } from './unshipped.ts';

type Order = Parameters<typeof canShipParts>[0];
type Given = { quantity?: number; cancelled?: number; parcels?: readonly object[] } & Partial<Order>;

/** An order of one line, as far as the rules look at it. */
function orderOf({ quantity = 3, cancelled = 0, parcels = [], ...rest }: Given): Order {
  const line = {
    LineId: 'a',
    ProductTitle: 'Watch',
    Quantity: quantity,
    CancelledQuantity: cancelled,
    ReturnedQuantity: 0,
  };
  const order: unknown = { State: 'confirmed', DueAmount: 0, Products: [line], Parcels: parcels, ...rest };
  return order as Order;
}
const parcelOf = (Quantity: number, State = 'shipped') => ({
  State,
  Items: [{ LineId: 'a', ProductTitle: '', Quantity }],
});

test('what is left to ship is what no parcel holds and nobody cancelled', () => {
  expect(unshippedLines(orderOf({ parcels: [parcelOf(1)] }))).toMatchObject([{ quantity: 2, shipped: 1 }]);
  expect(unshippedLines(orderOf({ cancelled: 1, parcels: [parcelOf(2)] }))).toEqual([]);
});

test('the items of a parcel that came back are cancelled, and not shipped', () => {
  const order = orderOf({ cancelled: 1, parcels: [parcelOf(1, 'returned')] });
  expect(unshippedLines(order)).toMatchObject([{ quantity: 2, shipped: 0 }]);
});

test.each([
  ['several items', {}, true],
  ['one item', { quantity: 1 }, false],
  ['the last item of an order in parts', { quantity: 2, parcels: [parcelOf(1)] }, true],
  ['cash on delivery', { DueAmount: 100 }, false],
  ['an order on its way', { State: 'shipped' }, false],
] as const)('a part can be shipped of %s: %j', (_what, given, expected) => {
  expect(canShipParts(orderOf(given))).toBe(expected);
});

test('an order in parts leaves what concerns one parcel to that parcel', () => {
  const order = orderOf({ parcels: [parcelOf(1, 'delivered')] });
  expect(hasParts(order)).toBe(true);
  expect(partSteps(order, ['ship', 'undelivered', 'correct-parcel', 'restock', 'mark'])).toEqual(['ship', 'mark']);
});
