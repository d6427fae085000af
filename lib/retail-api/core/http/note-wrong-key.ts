import { networkOf } from '#lib/shared/network-of.ts';
import type { ApiContext } from '../call-handler.ts';
import { type TurnLimit, usedUp } from '../limits/limit-events.ts';
import { takeTurns } from '../limits/take-turns.ts';
import { forwardedFor } from './forwarded-for.ts';

/** Lines in a minute about wrong keys; a flood of them says no more. */
export const WRONG_KEYS: TurnLimit = { key: 'operator:refused', most: 10, windowMs: 60 * 1000 };

/** Writes down that somebody showed a wrong operator's key, or none. */
export async function noteWrongKey(request: Request, { db, now, security }: ApiContext): Promise<void> {
  // Read first, so that a flood does not queue for the turn to tell.
  if (await usedUp(db, [WRONG_KEYS], now())) return;
  const refused = await db.transaction().execute((transaction) => takeTurns(transaction, [WRONG_KEYS], now()));
  if (!refused) security('operator-refused', { network: networkOf(forwardedFor(request)) });
}
