import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { type CatalogueBrand, catalogueBrand } from './catalogue-product.ts';

/** The brands as imported, or the one with a slug; their pictures' names contain the hash. */
export async function loadBrands(db: Kysely<Database>, slug?: string): Promise<CatalogueBrand[]> {
  const all = db.selectFrom('brands').select('document').orderBy('position');
  const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute();
  return rows.map((row) => catalogueBrand.parse(JSON.parse(row.document)));
}
