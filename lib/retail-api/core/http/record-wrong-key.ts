import { MINUTE_MS } from '#lib/shared/durations.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import type { CoreContext } from '../core-context.ts';
import { consumeLimits } from '../limits/consume-limits.ts';
import { type LimitRule, usedUp } from '../limits/limit-events.ts';
import { forwardedFor } from './forwarded-for.ts';

/** Log lines per minute about wrong keys; more lines in a flood would add no information. */
export const WRONG_KEY_LOG_LIMIT: LimitRule = { key: 'operator:refused', max: 10, windowMs: MINUTE_MS };

/** Logs that a request had a wrong operator key, or none. */
export async function recordWrongKey(request: Request, { db, now, security }: CoreContext): Promise<void> {
  // Checked before locking, so that a flood of requests does not queue to report.
  if (await usedUp(db, [WRONG_KEY_LOG_LIMIT], now())) return;
  const refused = await db
    .transaction()
    .execute((transaction) => consumeLimits(transaction, [WRONG_KEY_LOG_LIMIT], now()));
  if (!refused) security('operator-refused', { network: networkOf(forwardedFor(request)) });
}
