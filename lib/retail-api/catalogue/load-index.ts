import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type CatalogueProduct, catalogueBrand, categoryRule } from './catalogue-product.ts';
import { IndexBuilder, type IndexFrame } from './index/index-builder.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import type { Progress } from './progress.ts';

const BATCH = 500;
/** A text that few searched for may be anybody's; it is not shown to others. */
const PUBLIC_FROM_SEARCHES = 5;
const PUBLIC_SEARCHES = 200;

/** Builds the index from what the store holds, a batch at a time so that requests are answered meanwhile. */
export async function loadIndex(
  db: Kysely<Database>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<MemoryIndex> {
  const builder = new IndexBuilder(await loadFrame(db));
  const counted = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.total);
  let done = 0;
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['code', 'document', 'position'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.code ?? last;
    const skus = await loadSkus(
      db,
      rows.map((row) => row.code),
    );
    for (const { code, document, position } of rows) {
      const product: CatalogueProduct = JSON.parse(document);
      builder.add({ product, position, ...summarise(skus.get(code) ?? []) });
    }
    done += rows.length;
    onProgress({ task: 'Search index', done, total: Math.max(total, done) });
    await breathe();
  }
  return builder.finish();
}

async function loadFrame(db: Kysely<Database>): Promise<IndexFrame> {
  const categories = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const brands = await db.selectFrom('brands').select('document').orderBy('position').execute();
  const searches = await db
    .selectFrom('search_counts')
    .select(['text', 'searches'])
    .where('searches', '>=', PUBLIC_FROM_SEARCHES)
    .orderBy('searches', 'desc')
    .limit(PUBLIC_SEARCHES)
    .execute();
  return {
    categories: categories.map((row) => ({
      path: row.path,
      parentPath: row.parent_path,
      name: row.name,
      intro: row.intro,
      rule: categoryRule.parse(JSON.parse(row.rule)),
    })),
    brands: brands.map((row) => catalogueBrand.parse(JSON.parse(row.document))),
    searches,
  };
}

type SkuRow = Pick<Database['skus'], 'product_code' | 'price' | 'mrp' | 'quantity'>;

async function loadSkus(db: Kysely<Database>, codes: string[]): Promise<Map<string, SkuRow[]>> {
  const rows = await db
    .selectFrom('skus')
    .select(['product_code', 'price', 'mrp', 'quantity'])
    .where('product_code', 'in', codes)
    .execute();
  return Map.groupBy(rows, (row) => row.product_code);
}

/** The cheapest size gives price and MRP. */
function summarise(skus: readonly SkuRow[]): { price: number; mrp: number; stock: number } {
  const [first] = skus;
  const cheapest = skus.reduce<SkuRow | undefined>(
    (best, sku) => (best && best.price <= sku.price ? best : sku),
    first,
  );
  return {
    price: cheapest?.price ?? 0,
    mrp: cheapest?.mrp ?? 0,
    stock: skus.reduce((sum, sku) => sum + sku.quantity, 0),
  };
}
