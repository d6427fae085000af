import { isShippedInParts, parcelState, stateOfParts, unshippedItems } from './parcel-rules.ts';

const ON_ITS_WAY = { out_at: null, delivered_at: null, returned_at: null };
const parcel = (lineId: string, quantity: number, fields: object = {}) => ({
  ...ON_ITS_WAY,
  items: [{ lineId, quantity }],
  ...fields,
});
const line = (id: string, quantity: number, cancelled = 0) => ({ id, quantity, cancelled, returned: 0 });

test.each([
  ['shipped', {}],
  ['out-for-delivery', { out_at: 1 }],
  ['delivered', { out_at: 1, delivered_at: 2 }],
  ['returned', { out_at: 1, returned_at: 2 }],
])('a parcel is %s', (state, fields) => expect(parcelState({ ...ON_ITS_WAY, ...fields })).toBe(state));

test('what no courier has had is unshipped; what came back is cancelled and counts no more', () => {
  const lines = [line('a', 3, 1), line('b', 1)];
  expect(unshippedItems(lines, [parcel('a', 1)])).toEqual([
    { lineId: 'a', quantity: 1 },
    { lineId: 'b', quantity: 1 },
  ]);
  expect(unshippedItems(lines, [parcel('a', 1, { returned_at: 1 }), parcel('a', 2), parcel('b', 1)])).toEqual([]);
});

test.each([
  ['packed', [parcel('a', 1)]],
  ['shipped', [parcel('a', 1, { delivered_at: 1 }), parcel('a', 1)]],
  ['out-for-delivery', [parcel('a', 1, { delivered_at: 1 }), parcel('a', 1, { out_at: 1 })]],
  ['delivered', [parcel('a', 1, { delivered_at: 1 }), parcel('a', 1, { delivered_at: 2 })]],
])('an order in parts is %s', (state, parcels) => expect(stateOfParts([line('a', 2)], parcels)).toBe(state));

test('a parcel without contents holds the whole order', () => {
  expect([isShippedInParts([]), isShippedInParts([{ items: [] }]), isShippedInParts([parcel('a', 1)])]).toEqual([
    false,
    false,
    true,
  ]);
});
