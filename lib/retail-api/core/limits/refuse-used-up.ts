import type { Kysely } from 'kysely';
import type { Outcome } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import { tooManyRequests } from '../refusals.ts';
import { type TurnLimit, usedUp } from './limit-events.ts';

/** 229 with the seconds to wait where a limit is used up, null where none is; as `usedUp`. */
export async function refuseUsedUp(
  db: Kysely<Database>,
  limits: readonly TurnLimit[],
  now: number,
): Promise<Outcome<never> | null> {
  const used = await usedUp(db, limits, now);
  return used && tooManyRequests(used.retryAfterSeconds);
}
