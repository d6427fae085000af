import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** How far the catalogue has come. */
export interface CatalogueVersion {
  version: number;
  pagesVersion: number;
  importedAt: number;
  /** When products last changed in more than stock. */
  pricedAt: number;
  sourceHash: string;
  /** How often metal rates have priced the jewellery. */
  repricings: number;
}

/** How far the catalogue of a database has come. */
export async function readVersion(db: Kysely<Database>): Promise<CatalogueVersion> {
  const row = await db.selectFrom('catalogue_version').selectAll().where('id', '=', 1).executeTakeFirst();
  return {
    version: row?.version ?? 0,
    pagesVersion: row?.pages_version ?? 0,
    importedAt: row?.imported_at ?? 0,
    pricedAt: row?.priced_at ?? 0,
    sourceHash: row?.source_hash ?? '',
    repricings: row?.repricings ?? 0,
  };
}

/** Products that have changed since a version, or that metal rates have priced since. */
export async function productsSince(
  db: Kysely<Database>,
  { importedAt, repricings }: Pick<CatalogueVersion, 'importedAt' | 'repricings'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('code')
    .where('modified_at', '>', importedAt)
    .union(db.selectFrom('skus').select('product_code as code').where('repricing', '>', repricings))
    .execute();
  return rows.map((row) => row.code);
}
