import { sql, type Transaction } from 'kysely';
import type { Outcome } from '../outcome.ts';
import type { Database } from './schema.ts';

/**
 * Runs a part of a transaction that may be refused: a refusal undoes only this part, and the transaction continues.
 * Returns null on success.
 */
export async function inSavepoint(
  transaction: Transaction<Database>,
  work: () => Promise<Outcome<never> | null>,
): Promise<Outcome<never> | null> {
  await sql`savepoint part`.execute(transaction);
  const refusal = await work();
  if (refusal) await sql`rollback to savepoint part`.execute(transaction);
  await sql`release savepoint part`.execute(transaction);
  return refusal;
}
