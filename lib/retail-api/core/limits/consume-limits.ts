import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type LimitRule, type RateLimitExceeded, recordLimitEvents, usedUp } from './limit-events.ts';
import { lockKeys } from './lock-keys.ts';

/**
 * Takes one turn of every limit, or none: null where the turn was taken, otherwise the limit in the way. The counts
 * live in the database, so they survive restarts and hold over several processes; callers of one key wait for each
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
