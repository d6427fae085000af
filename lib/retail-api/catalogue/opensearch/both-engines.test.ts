import { SORT_ORDERS } from '#lib/contract/list-vocabulary.ts';
import fc from '#lib/testing/generated.ts';
import { demoIndex, entryOf, indexOf } from '../../testing/demo-index.ts';
import { HINDI_JUDGEMENTS } from '../../testing/judged/judged-hindi.ts';
import { JEWELLERY_JUDGEMENTS } from '../../testing/judged/judged-jewellery.ts';
import { LIMIT_JUDGEMENTS } from '../../testing/judged/judged-limits.ts';
import { WATCH_JUDGEMENTS } from '../../testing/judged/judged-watches.ts';
import { openSearchOfEntries, type SearchOfEntries } from '../../testing/opensearch/search-of-entries.ts';
import { FACET_GROUPS } from '../index/facet-groups.ts';
import type { IndexEntry } from '../index/index-entry.ts';
import type { MemoryIndex } from '../index/memory-index.ts';
import type { SearchEngine, SearchQuery } from '../search-engine.ts';

// By default against the stand-in; with OPENSEARCH_URL against an engine, which is what this suite is to be run with first.

const JUDGEMENTS = [...WATCH_JUDGEMENTS, ...JEWELLERY_JUDGEMENTS, ...HINDI_JUDGEMENTS, ...LIMIT_JUDGEMENTS];
const TEXTS = [...new Set(JUDGEMENTS.map(({ text }) => text))];
const CATEGORIES = [
  undefined,
  'watches',
  'jewellery',
  'jewellery/rings',
  'gifts',
  'smartwatches/women',
  'brands/featured-brands/products',
  'brands/featured-brands/aarvane',
  'no/such/list',
];

let memory: MemoryIndex;
let server: SearchOfEntries;
/** The same with pages of at most ten products. */
let narrow: SearchOfEntries;
let values: Map<string, string[]>;
let all: readonly IndexEntry[];

beforeAll(async () => {
  const { source, entries } = await demoIndex();
  // Some products have reviews, so that their order and filter differ.
  all = entries.map((entry, place) => ({
    ...entry,
    stars: place % 7 === 0 ? [0, 0, place % 3, 2, place % 5] : entry.stars,
  }));
  memory = indexOf(source, all);
  server = await openSearchOfEntries(source, all);
  narrow = await openSearchOfEntries(source, all, 10);
  values = new Map(
    FACET_GROUPS.map((group) => [
      group.key,
      [...new Set(all.flatMap((entry) => group.terms(entry).map(({ value }) => value)))],
    ]),
  );
});
afterAll(() => Promise.all([server.close(), narrow.close()]));

const page: SearchQuery = { filters: {}, offset: 0, limit: 24 };

/** A query in which a list and a text may be left out. */
type AnyQuery = Omit<SearchQuery, 'category' | 'text'> & { category?: string | undefined; text?: string | undefined };

async function expectSame({ category, text, ...rest }: AnyQuery): Promise<void> {
  const query = { ...rest, ...(category !== undefined && { category }), ...(text !== undefined && { text }) };
  expect(await server.engine.query(query)).toEqual(memory.query(query));
}

test.each(TEXTS)('the search server finds for “%s” what the bundled engine finds, in the same order', async (text) => {
  await expectSame({ ...page, text });
  expect(await server.engine.suggest(text)).toEqual(memory.suggest(text));
  expect(await server.engine.help(text)).toEqual(memory.help(text));
});

test.each(['r', 'chrono', 'diamond ri', 'aar', '1801', 'qwxyz', '', '   ', 'constructor', 'qwxyz jhumka', 'दिल वाली'])(
  'suggestions for the unfinished text “%s” are the same',
  async (text) => expect(await server.engine.suggest(text)).toEqual(memory.suggest(text)),
);

test.each(CATEGORIES)('the list %s has the same products, filters and orders', async (category) => {
  for (const sort of [undefined, ...SORT_ORDERS]) await expectSame({ ...page, category, sort, limit: 300 });
});

test('a text within a category is the same in every order', async () => {
  for (const category of CATEGORIES)
    for (const sort of SORT_ORDERS) await expectSame({ ...page, category, sort, text: 'gold' });
});

test('named products are the same, in the order of their names', async () => {
  const codes = all.map(({ product }) => product.ProductCode);
  const named = [codes[40], 'NONE', codes[3], codes[90], codes[3], '1801AV01'].map(String);
  for (const sort of [undefined, ...SORT_ORDERS]) await expectSame({ ...page, named, sort });
  await expectSame({ ...page, named, offset: 1, limit: 2 });
  await expectSame({ ...page, named: [] });
  await expectSame({ ...page, named, filters: { type: ['rings'] } });
});

/** Up to four keys with up to three values each, some of them on no product. */
const filtersArbitrary = (): fc.Arbitrary<Record<string, string[]>> =>
  fc
    .subarray([...values.keys(), 'constructor', 'no-key'], { maxLength: 4 })
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

test('filters give the same products and the same counts, each without its own group', async () => {
  await fc.assert(
    fc.asyncProperty(
      filtersArbitrary(),
      fc.constantFrom(...CATEGORIES),
      fc.constantFrom(undefined, 'watch', 'gold ring', 'under 20000'),
      fc.constantFrom(...SORT_ORDERS),
      (filters, category, text, sort) => expectSame({ ...page, filters, category, text, sort }),
    ),
    { numRuns: 100 },
  );
});

test('pages behind the most products of one answer are the same', async () => {
  for (const query of [
    { category: 'jewellery' },
    { text: 'gold' },
    { category: 'jewellery', sort: 'weight-low' as const },
  ]) {
    for (const offset of [0, 5, 10, 15, 37, 10_000]) {
      const asked = { ...page, ...query, offset, limit: 7 };
      expect(await narrow.engine.query(asked)).toEqual(memory.query(asked));
    }
  }
});

/** Both engines over other products, the second of them closed in the end. */
async function withBoth(
  entries: readonly IndexEntry[],
  work: (memory: MemoryIndex, engine: SearchEngine) => Promise<void>,
): Promise<void> {
  const { source } = await demoIndex();
  const remote = await openSearchOfEntries(source, entries);
  try {
    await work(indexOf(source, entries), remote.engine);
  } finally {
    await remote.close();
  }
}

/** A product of the demo with other properties. */
async function changedProduct(changes: object, position: number): Promise<IndexEntry> {
  const [first] = (await demoIndex()).source.products;
  if (!first) throw new Error('There is no product.');
  return entryOf({ ...first, ...changes } as typeof first, position);
}

test('products that no order tells apart are sorted by their codes', async () => {
  const same = await Promise.all(['B', 'C', 'A'].map((ProductCode) => changedProduct({ ProductCode }, 0)));
  await withBoth(same, async (_, engine) => {
    for (const sort of SORT_ORDERS) expect((await engine.query({ ...page, sort })).codes).toEqual(['A', 'B', 'C']);
  });
});

test('of products that are nearly as relevant, the more popular one comes first', async () => {
  const words = 'zyrabel qolvane mirtoza plexune druvani hestrova kilmunde barlonti fendrish wostelka';
  const common = { BrandName: words, ProductTitle: `${words} watch`, ColorName: words };
  const better = await changedProduct({ ...common, ProductCode: 'BETTER', Labels: ['watch'] }, 2_001);
  const popular = await changedProduct({ ...common, ProductCode: 'POPULAR', Labels: [] }, 2_000);
  const best = await changedProduct({ ...common, ProductCode: 'BEST', Labels: [], SubCategory: words }, 2_002);
  await withBoth([...all, better, popular, best], async (bundled, engine) => {
    const query = { ...page, text: `${words} watch` };
    expect(await engine.query(query)).toEqual(bundled.query(query));
    expect((await engine.query(query)).codes).toEqual(['BEST', 'POPULAR', 'BETTER']);
    // A word more makes a step of relevance where fewer words are searched for.
    const few = { ...page, text: 'zyrabel watch' };
    expect(await engine.query(few)).toEqual(bundled.query(few));
    expect((await engine.query(few)).codes).toEqual(['BEST', 'BETTER', 'POPULAR']);
  });
});
