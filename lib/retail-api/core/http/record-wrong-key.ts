import { networkOf } from '#lib/shared/network-of.ts';
import type { ApiContext } from '../../app/api-context.ts';
import { consumeLimits } from '../limits/consume-limits.ts';
import { type LimitRule, usedUp } from '../limits/limit-events.ts';
import { forwardedFor } from './forwarded-for.ts';

/** Lines in a minute about wrong keys; a flood of them says no more. */
export const WRONG_KEYS: LimitRule = { key: 'operator:refused', most: 10, windowMs: 60 * 1000 };

/** Writes down that somebody showed a wrong operator's key, or none. */
export async function recordWrongKey(request: Request, { db, now, security }: ApiContext): Promise<void> {
  // Read first, so that a flood does not queue for the turn to tell.
  if (await usedUp(db, [WRONG_KEYS], now())) return;
  const refused = await db.transaction().execute((transaction) => consumeLimits(transaction, [WRONG_KEYS], now()));
  if (!refused) security('operator-refused', { network: networkOf(forwardedFor(request)) });
}
