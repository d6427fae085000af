import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Makes every process check for changed pages once this transaction commits; until then other page changes wait. */
export async function raisePagesVersion(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('catalogue_version')
    .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .updateTable('catalogue_version')
    .set((expression) => ({ pages_version: expression('pages_version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
