import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Redirects the old URL, and those that redirected to it, to the new one; both without the leading slash. */
export async function recordRedirect(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  await transaction.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await transaction.deleteFrom('redirects').where('from_path', '=', to).execute();
  await transaction
    .insertInto('redirects')
    .values({ from_path: from, to_path: to })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to }))
    .execute();
}
