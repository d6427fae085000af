import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { productBatches } from '../catalogue/product-batches.ts';
import { ratesInForce } from '../catalogue/rates/rate-repository.ts';
import { presentCurrent } from '../catalogue/rates/read-rates.ts';
import type { Database } from '../core/db/schema.ts';
import { type MetalRate, metalRateTable } from './metal-rates.ts';

const BATCH = 500;

interface MadeTable {
  pricedAt: number;
  table: Promise<string>;
}

/** Cached per database: one table per import of products or change of rates; an item selling out changes no rate. */
const tableCache = new WeakMap<Kysely<Database>, MadeTable>();

/** The catalogue's metal rate table as HTML; rebuilt when an import has brought products, or rates were set. */
export async function loadMetalRateTable(db: Kysely<Database>): Promise<string> {
  const current = await db.selectFrom('catalogue_version').select('priced_at').where('id', '=', 1).executeTakeFirst();
  if (!current) return '';
  const { priced_at: pricedAt } = current;
  const cached = tableCache.get(db);
  if (cached?.pricedAt === pricedAt) return cached.table;
  const table = makeTable(db, pricedAt);
  tableCache.set(db, { pricedAt, table });
  // A failure is not cached: the next reader retries.
  table.catch(() => {
    if (tableCache.get(db)?.table === table) tableCache.delete(db);
  });
  return table;
}

/** The rates that operators set; in a store without any, those that the products state. */
async function makeTable(db: Kysely<Database>, pricedAt: number): Promise<string> {
  const current = presentCurrent(await ratesInForce(db));
  if (current.length === 0) return metalRateTable(await readRates(db), pricedAt);
  const rates = current.map(({ Metal, Purity, RatePerGram }) => {
    return { metal: Metal, purity: Purity, ratePerGram: rupeesOf(RatePerGram) };
  });
  return metalRateTable(rates, Math.max(...current.map(({ Since }) => Since)));
}

/** Reads in batches, so that other requests are served in between. */
async function readRates(db: Kysely<Database>): Promise<MetalRate[]> {
  const rates = new Map<string, MetalRate>();
  const rated = db
    .selectFrom('products')
    .select(['code', 'document'])
    .where('document', 'like', '%"MetalRatePerGram"%');
  for await (const rows of productBatches(rated, BATCH)) {
    for (const { document } of rows) {
      const product: CatalogueProduct = JSON.parse(document);
      if (product.RootCategory !== 'Jewellery') continue;
      const { Metal: metal, Purity: purity, MetalRatePerGram: ratePerGram } = product.Attributes;
      if (!metal || !purity || !ratePerGram) continue;
      rates.set(JSON.stringify([metal, purity, ratePerGram]), { metal, purity, ratePerGram });
    }
  }
  return [...rates.values()];
}
