import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import type { Database } from '../core/db/schema.ts';
import { type MetalRate, metalRateTable } from './metal-rates.ts';

const BATCH = 500;

interface MadeTable {
  pricedAt: number;
  table: Promise<string>;
}

/** By database, so that one is made for each time that its products came in; a piece that is sold out changes no rate. */
const made = new WeakMap<Kysely<Database>, MadeTable>();

/** The table of the metal rates of the catalogue, as HTML; made anew when the files have brought products. */
export async function loadMetalRateTable(db: Kysely<Database>): Promise<string> {
  const current = await db.selectFrom('catalogue_version').select('priced_at').where('id', '=', 1).executeTakeFirst();
  if (!current) return '';
  const { priced_at: pricedAt } = current;
  const known = made.get(db);
  if (known?.pricedAt === pricedAt) return known.table;
  const table = readRates(db).then((rates) => metalRateTable(rates, pricedAt));
  made.set(db, { pricedAt, table });
  // A failure is not remembered: the next reader tries again.
  table.catch(() => {
    if (made.get(db)?.table === table) made.delete(db);
  });
  return table;
}

/** A batch at a time, so that other requests are answered meanwhile. */
async function readRates(db: Kysely<Database>): Promise<MetalRate[]> {
  const rates = new Map<string, MetalRate>();
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['code', 'document'])
      .where('code', '>', last)
      .where('document', 'like', '%"MetalRatePerGram"%')
      .orderBy('code')
      .limit(BATCH)
      .execute();
    for (const { document } of rows) {
      const product: CatalogueProduct = JSON.parse(document);
      if (product.RootCategory !== 'Jewellery') continue;
      const { Metal: metal, Purity: purity, MetalRatePerGram: ratePerGram } = product.Attributes;
      if (!metal || !purity || !ratePerGram) continue;
      rates.set(JSON.stringify([metal, purity, ratePerGram]), { metal, purity, ratePerGram });
    }
    if (rows.length < BATCH) return [...rates.values()];
    last = rows.at(-1)?.code ?? last;
    await breathe();
  }
}
