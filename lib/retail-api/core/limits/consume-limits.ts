import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type LimitRule, type RateLimitExceeded, recordLimitEvents, usedUp } from './limit-events.ts';
import { lockKeys } from './lock-keys.ts';

/**
 * Consumes one event of every limit, or none: returns null if consumed, otherwise the limit that refuses it. The counts
 * are in the database, so they survive restarts and apply across processes; callers with the same key wait for each
 * other until the transaction ends. `now` in epoch milliseconds.
 */
export async function consumeLimits(
  transaction: Transaction<Database>,
  limits: readonly LimitRule[],
  now: number,
): Promise<RateLimitExceeded | null> {
  const keys = limits.map(({ key }) => key);
  await lockKeys(transaction, keys, now);
  const refused = await usedUp(transaction, limits, now);
  if (!refused) await recordLimitEvents(transaction, keys, now);
  return refused;
}
