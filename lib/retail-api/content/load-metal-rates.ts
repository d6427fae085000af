import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { productBatches } from '../catalogue/product-batches.ts';
import { ratesInForce } from '../catalogue/rates/rate-repository.ts';
import { presentCurrent } from '../catalogue/rates/read-rates.ts';
import type { Database } from '../core/db/schema.ts';
import { type MetalRate, metalRateTable } from './metal-rates.ts';

const BATCH = 500;

/** `since` in epoch milliseconds. */
interface DatedRates {
  rates: readonly MetalRate[];
  since: number;
}
interface ReadRates {
  pricedAt: number;
  dated: Promise<DatedRates>;
}

/** Kept per database, read once per import of products or change of rates; an item selling out changes no rate. */
const keptRates = new WeakMap<Kysely<Database>, ReadRates>();

/** The catalogue's metal rate table as HTML, in the language of the request; read again when an import has brought products, or rates were set. */
export async function loadMetalRateTable(db: Kysely<Database>): Promise<string> {
  const current = await db.selectFrom('catalogue_version').select('priced_at').where('id', '=', 1).executeTakeFirst();
  if (!current) return '';
  const { priced_at: pricedAt } = current;
  const { rates, since } = await ratesOf(db, pricedAt);
  return metalRateTable(rates, since);
}

function ratesOf(db: Kysely<Database>, pricedAt: number): Promise<DatedRates> {
  const kept = keptRates.get(db);
  if (kept?.pricedAt === pricedAt) return kept.dated;
  const dated = readDatedRates(db, pricedAt);
  keptRates.set(db, { pricedAt, dated });
  // A failure is not kept: the next reader retries.
  dated.catch(() => {
    if (keptRates.get(db)?.dated === dated) keptRates.delete(db);
  });
  return dated;
}

/** The rates that operators set; in a store without any, those that the products state. */
async function readDatedRates(db: Kysely<Database>, pricedAt: number): Promise<DatedRates> {
  const current = presentCurrent(await ratesInForce(db));
  if (current.length === 0) return { rates: await readRates(db), since: pricedAt };
  const rates = current.map(({ Metal, Purity, RatePerGram }) => {
    return { metal: Metal, purity: Purity, ratePerGram: rupeesOf(RatePerGram) };
  });
  return { rates, since: Math.max(...current.map(({ Since }) => Since)) };
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
