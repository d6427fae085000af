import { leftAfterParcels, originOf } from './parcel-warehouses.ts';

const pieces = (...parts: readonly [string, string, number][]) =>
  parts.map(([lineId, warehouse, quantity]) => ({ lineId, warehouse, quantity }));
const items = (...parts: readonly [string, number][]) => parts.map(([lineId, quantity]) => ({ lineId, quantity }));
const SPLIT = pieces(['a', 'BLR', 2], ['a', 'MYS', 1], ['b', 'MYS', 1]);

test.each([
  ['the only one that has all of it', items(['b', 1]), 'MYS'],
  ['the one with most of it', items(['a', 1], ['b', 1]), 'MYS'],
  ['the one that it empties', items(['a', 2]), 'BLR'],
  ['none', items(['c', 1]), undefined],
])('a parcel leaves from %s', (_, parcel, origin) => expect(originOf(SPLIT, parcel)).toBe(origin));

test('of two that have all of it a parcel leaves from the one that has least beside it, then from the first', () => {
  expect(originOf(pieces(['a', 'BLR', 2], ['a', 'MYS', 1]), items(['a', 1]))).toBe('MYS');
  expect(originOf(pieces(['a', 'BLR', 1], ['a', 'MYS', 1]), items(['a', 1]))).toBe('BLR');
});

test('what parcels hold is no longer in their warehouses, whichever was shipped first', () => {
  expect(leftAfterParcels(SPLIT, [])).toEqual(SPLIT);
  expect(leftAfterParcels(SPLIT, [items(['a', 1], ['b', 1])])).toEqual(pieces(['a', 'BLR', 2]));
  expect(leftAfterParcels(SPLIT, [items(['a', 2])])).toEqual(pieces(['a', 'MYS', 1], ['b', 'MYS', 1]));
  expect(leftAfterParcels(SPLIT, [items(['a', 2]), items(['a', 1], ['b', 1])])).toEqual([]);
});

test('what a parcel holds more than its warehouse had came from another', () => {
  expect(leftAfterParcels(SPLIT, [items(['a', 3])])).toEqual(pieces(['b', 'MYS', 1]));
});
