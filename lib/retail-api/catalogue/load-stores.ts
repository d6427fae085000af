import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { type CatalogueStore, catalogueStore } from './catalogue-product.ts';

/** The physical stores in the operator's order, or the one with a code, in any letter case. */
export async function loadStores(db: Kysely<Database>, code?: string): Promise<CatalogueStore[]> {
  const all = db.selectFrom('stores').select('document').orderBy('position');
  const rows = await (code === undefined ? all : all.where('code', '=', code.toUpperCase())).execute();
  return rows.map(({ document }) => catalogueStore.parse(JSON.parse(document)));
}
