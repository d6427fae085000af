import fc from 'fast-check';
import { demoIndex, stockOf } from '../../testing/demo-index.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { slugOf } from '../product-slug.ts';
import { priceBand } from './facets.ts';
import type { MemoryIndex } from './memory-index.ts';

/** What a product is under each key, written down without the index. */
const READERS: Record<string, (product: CatalogueProduct) => string | null> = {
  brand: (product) => slugOf(product.BrandName),
  price: (product) => priceBand(product.Price * 100).value,
  gender: (product) => product.Gender.toLowerCase(),
  stock: (product) => (stockOf(product) > 0 ? 'in-stock' : null),
  origin: (product) => slugOf(product.CountryOfOrigin),
};

let index: MemoryIndex;
let products: CatalogueProduct[];
let members: Map<string, CatalogueProduct[]>;

beforeAll(async () => {
  const demo = await demoIndex();
  index = demo.index;
  products = demo.source.products;
  const byCode = new Map(products.map((product) => [product.ProductCode, product]));
  members = new Map(
    ['watches', 'jewellery/rings', 'gifts', 'smartwatches/women'].map((category) => {
      const { codes } = index.query({ category, filters: {}, sort: 'popularity', offset: 0, limit: 1000 });
      return [category, codes.flatMap((code) => byCode.get(code) ?? [])];
    }),
  );
});

type Filters = Record<string, string[]>;

function passes(product: CatalogueProduct, filters: Filters, except?: string): boolean {
  return Object.entries(filters).every(([key, values]) => {
    const own = READERS[key]?.(product);
    return key === except || values.length === 0 || (own !== null && own !== undefined && values.includes(own));
  });
}

const filtersArbitrary = () => {
  const valuesOf = (key: string) => [...new Set(products.map((product) => READERS[key]?.(product) ?? 'none'))];
  const choice = (key: string) => fc.subarray([...valuesOf(key), 'unknown'], { maxLength: 3 });
  return fc.record(
    {
      brand: choice('brand'),
      price: choice('price'),
      gender: choice('gender'),
      stock: choice('stock'),
      origin: choice('origin'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Filters>;
};

test('results and every count agree with a look at each product', () => {
  fc.assert(
    fc.property(
      filtersArbitrary(),
      fc.constantFrom('watches', 'jewellery/rings', 'gifts', 'smartwatches/women'),
      (filters, category) => {
        const base = members.get(category) ?? [];
        const answer = index.query({ category, filters, sort: 'newest', offset: 0, limit: 1000 });
        const wanted = base.filter((product) => passes(product, filters));
        expect(answer.total).toBe(wanted.length);
        expect(new Set(answer.codes)).toEqual(new Set(wanted.map((product) => product.ProductCode)));
        for (const facet of answer.facets) {
          for (const { Value, Count, Selected } of facet.Values) {
            // What choosing this value would give, had the key no other choice.
            const added = base.filter(
              (product) => passes(product, filters, facet.Key) && READERS[facet.Key]?.(product) === Value,
            );
            expect([facet.Key, Value, Count]).toEqual([facet.Key, Value, added.length]);
            expect(Selected).toBe(filters[facet.Key]?.includes(Value) ?? false);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('the groups stand in their order and a value that would give nothing is left out', () => {
  const { facets } = index.query({ category: 'jewellery', filters: {}, sort: 'popularity', offset: 0, limit: 1 });
  expect(facets.map((facet) => facet.Key)).toEqual(['brand', 'price', 'gender', 'stock', 'origin']);
  expect(facets.flatMap((facet) => facet.Values).every((value) => value.Count > 0)).toBe(true);
  expect(facets.find((facet) => facet.Key === 'brand')?.Values.map((value) => value.Title)).not.toContain('Aarvane');
});

test('price bands meet without a gap', () => {
  expect([499_999, 500_000, 999_999, 1_000_000, 99_999_999].map((price) => priceBand(price).value)).toEqual([
    'under-5000',
    '5000-10000',
    '5000-10000',
    '10000-25000',
    'from-200000',
  ]);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a filter of the name %s is unknown, and as a value it holds nothing',
  (word) => {
    const query = { category: 'watches', sort: 'popularity', offset: 0, limit: 1 } as const;
    const all = index.query({ ...query, filters: {} });
    const named = Object.fromEntries([[word, ['x']]]);
    expect(index.query({ ...query, filters: named })).toEqual(all);
    expect(index.query({ ...query, filters: { brand: [word] } }).total).toBe(0);
  },
);
