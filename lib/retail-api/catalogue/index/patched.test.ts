import { SORT_ORDERS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { NO_STARS, type StarCounts } from '../../community/reviews/star-counts.ts';
import { demoIndex, entryOf, indexOf } from '../../testing/demo-index.ts';
import type { CatalogueSource } from '../read-source.ts';
import type { IndexEntry } from './index-entry.ts';
import type { MemoryIndex } from './memory-index.ts';

const LISTS = ['watches', 'jewellery/rings', 'jewellery/bangles', 'gifts', 'brands/featured-brands/products'];

let source: CatalogueSource;
let entries: IndexEntry[];
let index: MemoryIndex;
beforeAll(async () => {
  ({ source, entries, index } = await demoIndex());
});

/** A product with another stock of its sizes, possibly 0, and other reviews. */
function changedTo(place: number, quantities: readonly number[], stars: StarCounts = NO_STARS): IndexEntry {
  const product = source.products[place];
  if (!product) throw new Error('There is no such product.');
  const Skus = product.Skus.map((sku, size) => ({ ...sku, StoreQuantity: quantities[size % quantities.length] ?? 0 }));
  return { ...entryOf({ ...product, Skus }, place), stars };
}

/** Everything that an index returns about its lists. */
function answersOf(memoryIndex: MemoryIndex) {
  const filters = { stock: ['in-stock'] };
  return LISTS.flatMap((category) => [
    ...SORT_ORDERS.map((sort) => memoryIndex.query({ category, filters: {}, sort, offset: 0, limit: 500 })),
    memoryIndex.query({ category, filters, offset: 0, limit: 500 }),
    memoryIndex.query({ category, filters: { rating: ['4-up'] }, offset: 0, limit: 500 }),
    memoryIndex.query({ category, filters: { 'ring-size': ['12'], 'bangle-size': ['2-4'] }, offset: 0, limit: 500 }),
  ]);
}

test('an index patched after sales and reviews equals a rebuilt one, and the old one is unchanged', () => {
  const before = answersOf(index);
  const few = fc.nat({ max: 3 });
  const changes = fc.uniqueArray(
    fc.tuple(
      fc.nat(source.products.length - 1),
      fc.array(fc.constantFrom(0, 0, 1, 9), { minLength: 1, maxLength: 8 }),
      fc.tuple(few, few, few, few, few),
    ),
    { minLength: 1, maxLength: 60, selector: ([place]) => place },
  );
  fc.assert(
    fc.property(changes, (changed) => {
      const sold = changed.map((change) => changedTo(...change));
      const rest = new Map(sold.map((entry) => [entry.product.ProductCode, entry]));
      const patched = index.patched(sold);
      const built = indexOf(
        source,
        entries.map((entry) => rest.get(entry.product.ProductCode) ?? entry),
      );
      expect(patched && answersOf(patched)).toEqual(answersOf(built));
    }),
    { numRuns: 6 },
  );
  expect(answersOf(index)).toEqual(before);
});

test('a patch with another price, or an unknown product, requires a rebuild', () => {
  const entry = changedTo(0, [3]);
  expect(index.patched([entry])).toBeDefined();
  expect(index.patched([{ ...entry, price: entry.price - 100 }])).toBeUndefined();
  expect(index.patched([{ ...entry, mrp: entry.mrp + 100 }])).toBeUndefined();
  expect(index.patched([{ ...entry, product: { ...entry.product, ProductCode: 'NEW-ONE' } }])).toBeUndefined();
});
