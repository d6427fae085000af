import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type TurnLimit, usedUp } from './limit-events.ts';
import { takeTurns } from './take-turns.ts';

interface Watched {
  limit: TurnLimit;
  /** How often it is told. */
  alarms: TurnLimit;
}

/** Tells the operator where a limit of the whole store is used up, as often as `alarms` allows. `now` in epoch milliseconds. */
export async function tellWhereUsedUp(
  db: Kysely<Database>,
  { limit, alarms }: Watched,
  now: number,
  tell: () => void,
): Promise<void> {
  if (!(await usedUp(db, [limit], now))) return;
  // Read first, so that a flood does not queue for the turn to tell.
  if (await usedUp(db, [alarms], now)) return;
  const refused = await db.transaction().execute((transaction) => takeTurns(transaction, [alarms], now));
  if (refused === null) tell();
}
