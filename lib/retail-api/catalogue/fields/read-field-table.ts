import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { productBatches } from '../product-batches.ts';
import { FieldTable } from './field-table.ts';

const BATCH = 500;
/** A table of more products takes a while to make, and serves for a minute whatever changes meanwhile. */
const COSTLY = 5_000;

interface MadeFieldTable {
  version: number;
  /** Epoch milliseconds until which it serves although the catalogue has changed. */
  servesUntil: number;
  table: Promise<FieldTable>;
}

/** Cached per database. */
const tables = new WeakMap<Kysely<Database>, MadeFieldTable>();

/** What products have for each field; after a change of the catalogue it is made anew, in a large shop within a minute. */
export async function readFieldTable(db: Kysely<Database>): Promise<FieldTable> {
  const current = await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirst();
  const version = current?.version ?? 0;
  const cached = tables.get(db);
  if (cached && (cached.version === version || Date.now() < cached.servesUntil)) return cached.table;
  const made: MadeFieldTable = { version, servesUntil: Date.now() + MINUTE_MS, table: makeTable(db) };
  tables.set(db, made);
  try {
    const table = await made.table;
    if (table.size <= COSTLY) made.servesUntil = 0;
    return table;
  } catch (error) {
    // A failure is not cached: the next reader tries again.
    if (tables.get(db) === made) tables.delete(db);
    throw error;
  }
}

/** Reads in batches, so that other requests are served in between. */
async function makeTable(db: Kysely<Database>): Promise<FieldTable> {
  const table = new FieldTable();
  const shown = db.selectFrom('products').select(['code', 'document']).where('hidden', '=', 0);
  for await (const rows of productBatches(shown, BATCH)) {
    const [first = '', last = ''] = [rows[0]?.code, rows.at(-1)?.code];
    const prices = await lowestPrices(db, first, last);
    for (const { code, document } of rows) {
      const product: CatalogueProduct = JSON.parse(document);
      table.add(product, prices.get(code) ?? paiseOf(product.Price));
    }
  }
  return table;
}

/** The lowest price of each product in a range of codes, in paise. */
async function lowestPrices(db: Kysely<Database>, first: string, last: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('skus')
    .select(['product_code', ({ fn }) => fn.min('price').as('price')])
    .where('product_code', '>=', first)
    .where('product_code', '<=', last)
    .groupBy('product_code')
    .execute();
  return new Map(rows.map(({ product_code, price }) => [product_code, Number(price)]));
}
