import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { consumeLimits } from './consume-limits.ts';
import { type LimitRule, usedUp } from './limit-events.ts';

interface Watched {
  limit: LimitRule;
  /** How often it is told. */
  alarms: LimitRule;
}

/** Tells the operator where a limit of the whole store is used up, as often as `alarms` allows. `now` in epoch milliseconds. */
export async function reportUsedUpLimit(
  db: Kysely<Database>,
  { limit, alarms }: Watched,
  now: number,
  tell: () => void,
): Promise<void> {
  if (!(await usedUp(db, [limit], now))) return;
  // Read first, so that a flood does not queue for the turn to tell.
  if (await usedUp(db, [alarms], now)) return;
  const refused = await db.transaction().execute((transaction) => consumeLimits(transaction, [alarms], now));
  if (refused === null) tell();
}
