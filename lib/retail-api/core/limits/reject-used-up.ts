import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Outcome } from '../outcome.ts';
import { tooManyRequests } from '../refusals.ts';
import { type LimitRule, usedUp } from './limit-events.ts';

/** TooManyRequests with the seconds to wait if a limit is used up, otherwise null; see `usedUp`. */
export async function rejectUsedUp(
  db: Kysely<Database>,
  limits: readonly LimitRule[],
  now: number,
): Promise<Outcome<never> | null> {
  const used = await usedUp(db, limits, now);
  return used && tooManyRequests(used.retryAfterSeconds);
}
