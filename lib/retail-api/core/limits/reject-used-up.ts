import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Outcome } from '../outcome.ts';
import { tooManyRequests } from '../refusals.ts';
import { type LimitRule, usedUp } from './limit-events.ts';

/** 229 with the seconds to wait where a limit is used up, null where none is; as `usedUp`. */
export async function rejectUsedUp(
  db: Kysely<Database>,
  limits: readonly LimitRule[],
  now: number,
): Promise<Outcome<never> | null> {
  const used = await usedUp(db, limits, now);
  return used && tooManyRequests(used.retryAfterSeconds);
}
