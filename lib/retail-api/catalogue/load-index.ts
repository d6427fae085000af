import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import { allStarCounts, starCountsOf } from '../community/reviews/rating-repository.ts';
import { NO_STARS, type StarCounts } from '../community/reviews/star-counts.ts';
import type { Database } from '../core/db/schema.ts';
import { readTextsByLanguage } from '../translations/stored-texts.ts';
import { type CatalogueProduct, catalogueBrand, categoryRule, firstOrder } from './catalogue-product.ts';
import { IndexBuilder, type IndexFrame } from './index/index-builder.ts';
import type { IndexEntry } from './index/index-entry.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import type { OutlineIndex } from './index/outline-index.ts';
import { runInSlices } from './index/sliced-work.ts';
import { readSearchWords } from './lists/search-words.ts';
import { popularSearchesIn } from './popular-searches.ts';
import { withRecordedDrop } from './present-labels.ts';
import { countProducts, productBatches } from './product-batches.ts';
import type { Progress } from './progress.ts';

/** The texts in other languages by which a product is found, as by its own title and description of parts. */
const SEARCHED = ['ProductTitle', 'Highlights'];

const BATCH = 500;
const TASK = 'Search index';
/** Other tasks can run after this many products: a few milliseconds. */
const BATCH_SIZE = 50;

/**
 * Builds the index from the database, a few products at a time so that requests are handled in between. The
 * progress is complete once the index is.
 */
export async function loadIndex(
  db: Kysely<Database>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<MemoryIndex> {
  const builder = new IndexBuilder(await loadFrame(db));
  const done = await addProducts(db, (entry) => builder.add(entry), onProgress);
  const index = await withPopularSearches(db, await runInSlices(builder.finish()));
  reportWhole(done, onProgress);
  return index;
}

/** The outline of the products of a database, for an engine elsewhere. */
export async function loadOutline(
  db: Kysely<Database>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<OutlineIndex> {
  const builder = new IndexBuilder(await loadFrame(db), true);
  const done = await addProducts(db, (entry) => builder.add(entry), onProgress);
  const outline = await runInSlices(builder.finishOutline());
  reportWhole(done, onProgress);
  return outline;
}

/** Takes all products that shoppers can see, and returns how many they are; other requests are handled in between. */
async function addProducts(
  db: Kysely<Database>,
  add: (entry: IndexEntry) => void,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  const total = await countProducts(db);
  let done = 0;
  for await (const entries of entryBatches(db)) {
    for (const entry of entries) {
      add(entry);
      if (++done % BATCH_SIZE === 0) await yieldToEventLoop();
    }
    if (done < total) onProgress({ task: TASK, done, total });
  }
  return done;
}

/** The progress is complete once the index is. */
function reportWhole(done: number, onProgress: (progress: Progress) => void): void {
  if (done > 0) onProgress({ task: TASK, done, total: done });
}

/** The entries of all products that shoppers can see, some at a time, in the order of their codes. */
export async function* entryBatches(db: Kysely<Database>): AsyncGenerator<IndexEntry[]> {
  const stars = await allStarCounts(db);
  const query = db.selectFrom('products').select(['code', 'document', 'position']).where('hidden', '=', 0);
  for await (const rows of productBatches(query, BATCH)) {
    const [first = '', last = ''] = [rows[0]?.code, rows.at(-1)?.code];
    // Selected by range: for so many codes PostgreSQL would read the whole table while it has no statistics.
    const skus = await selectSkus(db).where('product_code', '>=', first).where('product_code', '<=', last).execute();
    const abroad = await readTextsByLanguage(db, 'product', { first, last });
    yield entriesOf(rows, skus, stars, abroad);
  }
}

/** The entries of some products, without those that are hidden or gone. */
export async function entriesByCode(db: Kysely<Database>, codes: readonly string[]): Promise<IndexEntry[]> {
  const rows = await db
    .selectFrom('products')
    .select(['code', 'document', 'position'])
    .where('code', 'in', codes)
    .where('hidden', '=', 0)
    .execute();
  const skus = await selectSkus(db).where('product_code', 'in', codes).execute();
  const abroad = await readTextsByLanguage(db, 'product', { ids: codes });
  return entriesOf(rows, skus, await starCountsOf(db, codes), abroad);
}

/** An index with the current popular searches. */
export async function withPopularSearches(db: Kysely<Database>, index: MemoryIndex): Promise<MemoryIndex> {
  return index.withSearches(await popularSearchesIn(db, index));
}

/**
 * The index after changes of stock or reviews of some products; undefined if more has changed, so that it must be
 * rebuilt.
 */
export async function patchIndex(
  db: Kysely<Database>,
  index: MemoryIndex,
  codes: readonly string[],
): Promise<MemoryIndex | undefined> {
  if (codes.length === 0 || codes.length > BATCH || (await countProducts(db)) !== index.size) return undefined;
  const rows = await db
    .selectFrom('products')
    .select(['code', 'document', 'position', 'hidden'])
    .where('code', 'in', codes)
    .execute();
  if (rows.length !== codes.length) return undefined;
  const skus = await selectSkus(db).where('product_code', 'in', codes).execute();
  const shown = rows.filter(({ hidden }) => hidden === 0);
  return index.patched(entriesOf(shown, skus, await starCountsOf(db, codes)));
}

type ProductRow = Pick<Database['products'], 'code' | 'document' | 'position'>;

function entriesOf(
  rows: readonly ProductRow[],
  skus: readonly SkuRow[],
  stars: ReadonlyMap<string, StarCounts>,
  abroad: Awaited<ReturnType<typeof readTextsByLanguage>> = new Map(),
): IndexEntry[] {
  const byProduct = Map.groupBy(skus, (row) => row.product_code);
  return rows.map(({ code, document, position }) => {
    const product: CatalogueProduct = JSON.parse(document);
    const { dropped, ...summary } = summarise(byProduct.get(code) ?? []);
    product.Labels = withRecordedDrop(product.Labels, dropped);
    const texts = [...(abroad.get(code)?.values() ?? [])].flatMap((own) =>
      SEARCHED.flatMap((field) => own.get(field) ?? []),
    );
    return { product, position, stars: stars.get(code) ?? NO_STARS, ...(texts.length > 0 && { texts }), ...summary };
  });
}

async function loadFrame(db: Kysely<Database>): Promise<IndexFrame> {
  const stored = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const categories = withoutHidden(stored);
  const brands = await db.selectFrom('brands').select(['slug', 'document']).orderBy('position').execute();
  const [abroad, brandsAbroad] = [await readTextsByLanguage(db, 'category'), await readTextsByLanguage(db, 'brand')];
  return {
    categories: categories.map((row) => ({
      path: row.path,
      parentPath: row.parent_path,
      name: row.name,
      intro: row.intro,
      sort: firstOrder.parse(row.sort),
      rule: categoryRule.parse(JSON.parse(row.rule)),
      local: abroad.get(row.path),
    })),
    brands: brands.map(({ slug, document }) => {
      return { ...catalogueBrand.parse(JSON.parse(document)), local: brandsAbroad.get(slug) };
    }),
    searchWords: await readSearchWords(db),
  };
}

/** The categories that shoppers see: a hidden one hides all below it. */
function withoutHidden(rows: readonly Selectable<Database['categories']>[]) {
  const hidden = rows.filter((row) => row.hidden === 1).map(({ path }) => path);
  return rows.filter(({ path }) => !hidden.some((above) => path === above || path.startsWith(`${above}/`)));
}

type SkuRow = Pick<Database['skus'], 'product_code' | 'size_name' | 'price' | 'mrp' | 'quantity' | 'price_before'>;

function selectSkus(db: Kysely<Database>) {
  return db.selectFrom('skus').select(['product_code', 'size_name', 'price', 'mrp', 'quantity', 'price_before']);
}

/** Price and MRP are those of the cheapest size. */
function summarise(
  skus: readonly SkuRow[],
): Omit<IndexEntry, 'product' | 'position' | 'stars' | 'texts'> & { dropped: boolean } {
  const [first] = skus;
  const cheapest = skus.reduce<SkuRow | undefined>(
    (best, sku) => (best && best.price <= sku.price ? best : sku),
    first,
  );
  return {
    price: cheapest?.price ?? 0,
    mrp: cheapest?.mrp ?? 0,
    dropped: typeof cheapest?.price_before === 'number',
    stock: skus.reduce((sum, sku) => sum + sku.quantity, 0),
    sizesInStock: skus.flatMap((sku) => (sku.quantity > 0 && sku.size_name !== null ? [sku.size_name] : [])),
  };
}
