import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Outcome, refuse } from '../call-handler.ts';
import type { Database } from './schema.ts';

export interface KeyedWrite {
  /** Call and caller: a key of one shopper says nothing about another's. */
  scope: string;
  key: string;
  /** What was asked for, without the key; JSON. */
  request: unknown;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Does a write once for its key: repeated with the same request it gives the same answer, with another one it is
 * refused. Two at the same time wait for each other at the unique key. A refused write leaves its key free, because
 * the caller's transaction is rolled back.
 */
export async function onceByKey<Data>(
  transaction: Transaction<Database>,
  write: KeyedWrite,
  work: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const requestHash = createHash('sha256').update(JSON.stringify(write.request)).digest('hex');
  const identity = { scope: write.scope, key: write.key };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ ...identity, request_hash: requestHash, response: '', created_at: write.now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const known = await transaction
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('scope', '=', write.scope)
      .where('key', '=', write.key)
      .executeTakeFirstOrThrow();
    return known.request_hash === requestHash ? (JSON.parse(known.response) as Outcome<Data>) : refuse('KeyReused');
  }
  const outcome = await work();
  await transaction
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(outcome) })
    .where('scope', '=', write.scope)
    .where('key', '=', write.key)
    .execute();
  return outcome;
}
