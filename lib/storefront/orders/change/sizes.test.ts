import { sizeHint, sizesOfFields } from './sizes.ts';

const SIZE = { sku: 'RING-14', name: '14', price: 100, inStock: true, samePrice: true };

test.each([
  [{}, ''],
  [{ inStock: false }, 'Sold out'],
  [{ samePrice: false }, 'Different price'],
  [{ sku: 'RING-12', inStock: false }, ''],
])('the size with %j has the hint "%s"', (change, hint) =>
  expect(sizeHint({ ...SIZE, ...change }, { sku: 'RING-12' })).toBe(hint),
);

test('only the size fields of a form are read', () =>
  expect([...sizesOfFields({ 'size-line-1': 'RING-14', 'size-line-2': '', city: 'Pune' })]).toEqual([
    ['line-1', 'RING-14'],
  ]));
