import type { Transaction } from 'kysely';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';

/** An old and a new URL, both without the leading slash. */
interface Move {
  from: string;
  to: string;
}

/** Redirects the old URL, and those that redirected to it, to the new one; both without the leading slash. */
export function recordRedirect(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  return recordRedirects(transaction, [{ from, to }]);
}

/** Does the same for many old URLs, all of them different, in few statements. */
export async function recordRedirects(transaction: Transaction<Database>, moves: readonly Move[]): Promise<void> {
  for (const some of chunksOf(moves)) {
    const froms = some.map(({ from }) => from);
    const led = await transaction.selectFrom('redirects').select('to_path').where('to_path', 'in', froms).execute();
    const targets = new Set(led.map(({ to_path }) => to_path));
    for (const { from, to } of some.filter((move) => targets.has(move.from))) {
      await transaction.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
    }
    const tos = some.map(({ to }) => to);
    await transaction.deleteFrom('redirects').where('from_path', 'in', tos).execute();
    await transaction
      .insertInto('redirects')
      .values(some.map(({ from, to }) => ({ from_path: from, to_path: to })))
      .onConflict((conflict) =>
        conflict.column('from_path').doUpdateSet((row) => ({ to_path: row.ref('excluded.to_path') })),
      )
      .execute();
  }
}

/** Takes redirects away from addresses that pages of their own have now; all without the leading slash. */
export async function releaseAddresses(
  transaction: Transaction<Database>,
  addresses: readonly string[],
): Promise<void> {
  for (const some of chunksOf(addresses))
    await transaction.deleteFrom('redirects').where('from_path', 'in', some).execute();
}
