import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { consumeLimits } from './consume-limits.ts';
import { type LimitRule, usedUp } from './limit-events.ts';

interface WatchedLimit {
  limit: LimitRule;
  /** How often it is reported. */
  alarms: LimitRule;
}

/**
 * Reports to the operator that a limit of the whole store is used up, as often as `alarms` allows. `now` in epoch
 * milliseconds.
 */
export async function reportUsedUpLimit(
  db: Kysely<Database>,
  { limit, alarms }: WatchedLimit,
  now: number,
  report: () => void,
): Promise<void> {
  if (!(await usedUp(db, [limit], now))) return;
  // Checked before locking, so that a flood of requests does not queue to report.
  if (await usedUp(db, [alarms], now)) return;
  const refused = await db.transaction().execute((transaction) => consumeLimits(transaction, [alarms], now));
  if (refused === null) report();
}
