import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Creates the version that an imported catalogue has, which the seed lacks. */
export async function addCatalogueVersion(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('catalogue_version')
    .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
