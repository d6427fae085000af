import fc from '#lib/testing/generated.ts';
import { Bitmap } from './bitmap.ts';
import { ColumnBuilder, MAX_KEPT_SETS } from './facet-column.ts';

/** More values than a column keeps sets of. */
const VALUES = MAX_KEPT_SETS + 4;

test('the sets of values count and find as a look at each product does, also after older sets were dropped', () => {
  const numbers = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: VALUES }), { maxLength: 3 }), { maxLength: 80 });
  const values = Array.from({ length: VALUES }, (_, index) => index + 1);
  fc.assert(
    fc.property(numbers, fc.infiniteStream(fc.boolean()), fc.subarray(values), (products, isIn, chosen) => {
      const builder = new ColumnBuilder();
      for (const [ordinal, own] of products.entries()) builder.add(ordinal, own);
      const column = builder.finish(products.length);
      const set = new Bitmap(products.length);
      for (const ordinal of products.keys()) if (isIn.next().value === true) set.add(ordinal);
      const counts = column.countIn(set, VALUES);
      expect(counts.slice(1)).toEqual(column.count(set.ordinals(), VALUES).slice(1));
      const found = new Bitmap(products.length);
      column.addHolders(chosen, found);
      const holders = [...products.keys()].filter((ordinal) => products[ordinal]?.some((one) => chosen.includes(one)));
      expect([...found.ordinals()]).toEqual(holders);
    }),
  );
});

afterEach(() => void jest.restoreAllMocks());

test('a column keeps the sets of the values that were asked for last, and no more', () => {
  const builder = new ColumnBuilder();
  for (let value = 1; value <= VALUES; value++) builder.add(value - 1, [value]);
  const column = builder.finish(VALUES);
  const add = jest.spyOn(Bitmap.prototype, 'add');
  /** Whether the products of a value had to be found. */
  const isFound = (value: number) => {
    add.mockClear();
    column.addHolders([value], new Bitmap(VALUES));
    return add.mock.calls.length > 0;
  };
  const kept = Array.from({ length: MAX_KEPT_SETS }, (_, index) => index + 1);
  expect(kept.filter(isFound)).toEqual(kept);
  expect(kept.filter(isFound)).toEqual([]);
  expect([1, MAX_KEPT_SETS + 1, 1, 3, 2].map(isFound)).toEqual([false, true, false, false, true]);
});
