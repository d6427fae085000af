import type { Kysely } from 'kysely';
import { type CatalogueStore, catalogueStore } from '../../catalogue/catalogue-product.ts';
import type { Database } from '../../core/db/schema.ts';

/** The shops in the operator's order, or the one with a code, in any case of its letters. */
export async function loadStores(db: Kysely<Database>, code?: string): Promise<CatalogueStore[]> {
  const all = db.selectFrom('stores').select('document').orderBy('position');
  const rows = await (code === undefined ? all : all.where('code', '=', code.toUpperCase())).execute();
  return rows.map(({ document }) => catalogueStore.parse(JSON.parse(document)));
}
