import fc from '#lib/testing/generated.ts';
import { demoIndex, entryOf, indexOf } from '../../testing/demo-index.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import type { IndexEntry } from './index-entry.ts';
import type { MemoryIndex } from './memory-index.ts';

const CATEGORIES = ['watches', 'jewellery/rings', 'gifts', 'smartwatches/women', 'brands/featured-brands/products'];
const KEYS = FACET_GROUPS.map((group) => group.key);

let index: MemoryIndex;
let members: Map<string, IndexEntry[]>;
let values: Map<string, string[]>;
/** The values of a product under a key, computed for each product separately. */
const termsOf = (entry: IndexEntry, key: string) =>
  FACET_GROUPS.find((group) => group.key === key)
    ?.terms(entry)
    .map((term) => term.value) ?? [];

beforeAll(async () => {
  const demo = await demoIndex();
  index = demo.index;
  const byCode = new Map(demo.entries.map((entry) => [entry.product.ProductCode, entry]));
  members = new Map(
    CATEGORIES.map((category) => {
      const { codes } = index.query({ category, filters: {}, sort: 'popularity', offset: 0, limit: 1000 });
      return [category, codes.flatMap((code) => byCode.get(code) ?? [])];
    }),
  );
  values = new Map(KEYS.map((key) => [key, [...new Set(demo.entries.flatMap((entry) => termsOf(entry, key)))]]));
});

type Filters = Record<string, string[]>;

function passes(entry: IndexEntry, filters: Filters, except?: string): boolean {
  return Object.entries(filters).every(
    ([key, chosen]) =>
      key === except || chosen.length === 0 || termsOf(entry, key).some((value) => chosen.includes(value)),
  );
}

/** Up to four keys with up to three values each, some of them on no product. */
const filtersArbitrary = (): fc.Arbitrary<Filters> =>
  fc
    .subarray(KEYS, { maxLength: 4 })
    .chain((keys) =>
      fc.tuple(
        ...keys.map((key) =>
          fc
            .uniqueArray(fc.constantFrom(...(values.get(key) ?? []), 'unknown'), { maxLength: 3 })
            .map((chosen): [string, string[]] => [key, chosen]),
        ),
      ),
    )
    .map((chosen) => Object.fromEntries(chosen));

test('filter results and all counts agree with a check of each product', () => {
  fc.assert(
    fc.property(filtersArbitrary(), fc.constantFrom(...CATEGORIES), (filters, category) => {
      const base = members.get(category) ?? [];
      const answer = index.query({ category, filters, sort: 'newest', offset: 0, limit: 1000 });
      const expected = base.filter((entry) => passes(entry, filters));
      expect(new Set(answer.codes)).toEqual(new Set(expected.map((entry) => entry.product.ProductCode)));
      expect(answer.total).toBe(expected.length);
      for (const facet of answer.facets) {
        // The result of choosing a value if its key had no other choice.
        const within = base.filter((entry) => passes(entry, filters, facet.Key));
        const counts = new Map(facet.Values.map(({ Value, Count }) => [Value, Count]));
        const seen = new Map<string, number>();
        for (const value of within.flatMap((entry) => termsOf(entry, facet.Key)))
          seen.set(value, (seen.get(value) ?? 0) + 1);
        for (const value of filters[facet.Key] ?? [])
          if (!seen.has(value) && values.get(facet.Key)?.includes(value)) seen.set(value, 0);
        expect([facet.Key, counts]).toEqual([facet.Key, seen]);
        for (const { Value, Selected } of facet.Values)
          expect(Selected).toBe(filters[facet.Key]?.includes(Value) ?? false);
      }
      // A group in use is always shown; otherwise its filter could not be removed there.
      const shown = answer.facets.map((facet) => facet.Key);
      const known = Object.entries(filters).filter(([key, chosen]) =>
        chosen.some((value) => values.get(key)?.includes(value)),
      );
      expect(shown).toEqual(expect.arrayContaining(known.map(([key]) => key)));
    }),
    { numRuns: 300 },
  );
});

const keysOf = (category: string, filters: Filters = {}) =>
  index.query({ category, filters, offset: 0, limit: 1 }).facets.map((facet) => facet.Key);

test('a list shows the filter groups of its kind in order, without groups of a single value', () => {
  expect(keysOf('watches').slice(0, 5)).toEqual(['brand', 'price', 'gender', 'dial', 'strap']);
  expect(keysOf('smartwatches')).toEqual(expect.arrayContaining(['display', 'battery', 'sensor', 'calling', 'gps']));
  expect(keysOf('smartwatches')).not.toContain('warranty');
  expect(keysOf('smartwatches')).not.toContain('esim');
  expect(keysOf('jewellery').slice(0, 4)).toEqual(['type', 'price', 'metal', 'purity']);
  expect(keysOf('jewellery/rings')).toEqual(expect.arrayContaining(['ring-size', 'stone', 'making', 'clarity']));
  expect(keysOf('jewellery/rings')).not.toContain('type');
  expect(keysOf('jewellery')).not.toContain('dial');
});

test.each(['watches', 'smartwatches', 'jewellery', 'jewellery/rings', 'gifts', 'brands/featured-brands/aarvane'])(
  'the country of origin is always the last filter in %s',
  (category) => expect(keysOf(category).at(-1)).toBe('origin'),
);

test('a mixed list shows the common filter groups, and a kind in the majority adds its own', () => {
  const keys = (named: string[]) =>
    index.query({ named, filters: {}, offset: 0, limit: 1 }).facets.map((facet) => facet.Key);
  expect(keys(['1801AV01', 'D101MR01'])).toEqual(['type', 'brand', 'price', 'gender', 'discount', 'origin']);
  expect(keys(['1801AV01', '1801AV02', 'D101MR01'])).toEqual(expect.arrayContaining(['type', 'brand', 'dial']));
});

test('a filter of another kind is shown when it is chosen', () => {
  expect(keysOf('watches', { metal: ['platinum'] })).toContain('metal');
});

describe('a filter group with very many values', () => {
  const counts = async (change: (number: number) => object, key: string, filters: Filters = {}) => {
    const { source } = await demoIndex();
    const [first] = source.products.filter((product) => product.RootCategory === 'Watches');
    if (!first) throw new Error('There is no watch.');
    // The first half of the names have two products each.
    const entries = Array.from({ length: 900 }, (_, place) => {
      const number = place % 600;
      return entryOf({ ...first, ProductCode: `MANY${place}`, ...change(number) } as typeof first, place);
    });
    const many = indexOf(source, entries);
    return many.query({ category: 'watches', filters, offset: 0, limit: 1 }).facets.find((facet) => facet.Key === key);
  };
  const collection = (number: number) => ({ Attributes: { Collection: `Collection ${number}` } });
  const brand = (number: number) => ({ BrandName: `Brand ${number}` });
  const origin = (number: number) => ({ CountryOfOrigin: `Country ${number}` });

  test('a large group shows the values with the most products and the chosen ones, and the number omitted', async () => {
    const group = await counts(collection, 'collection', { collection: ['collection-599'] });
    expect(group?.Values).toHaveLength(101);
    expect(group?.Values.filter(({ Count }) => Count === 1)).toHaveLength(1);
    expect(group?.Omitted).toBe(499);
  });

  test('brands have a higher limit, and countries of origin are all shown', async () => {
    expect(await counts(brand, 'brand')).toMatchObject({ Omitted: 100, Values: { length: 500 } });
    const whole = await counts(origin, 'origin');
    expect(whole?.Values).toHaveLength(600);
    expect(whole).not.toHaveProperty('Omitted');
  });
});

test('the filter “ready to ship” has that name in jewellery only', () => {
  const title = (category: string) =>
    index
      .query({ category, filters: { stock: ['in-stock'] }, offset: 0, limit: 1 })
      .facets.find((facet) => facet.Key === 'stock')?.Title;
  expect([title('jewellery'), title('watches')]).toEqual(['Ready to ship', 'Availability']);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a filter named %s is unknown, and as a value it has no products',
  (word) => {
    const query = { category: 'watches', sort: 'popularity', offset: 0, limit: 1 } as const;
    const all = index.query({ ...query, filters: {} });
    const named = Object.fromEntries([[word, ['x']]]);
    expect(index.query({ ...query, filters: named })).toEqual(all);
    expect(index.query({ ...query, filters: { brand: [word] } }).total).toBe(0);
  },
);
