import { sql, type Transaction } from 'kysely';
import type { Outcome } from '../call-handler.ts';
import type { Database } from './schema.ts';

/**
 * Runs a part of a transaction that may be refused: a refusal leaves nothing of the part behind, and the transaction goes
 * on. Null where it was done.
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
