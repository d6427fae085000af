import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { CoreContext } from '../core-context.ts';
import type { Outcome } from '../outcome.ts';
import { tooManyRequests } from '../refusals.ts';
import { consumeLimits } from './consume-limits.ts';
import type { LimitRule } from './limit-events.ts';
import { rejectUsedUp } from './reject-used-up.ts';

interface Tries {
  /** How often one may fail, from the limit with the fewest callers to that with the most. */
  limits: readonly LimitRule[];
  /** The codes of a failed try; no other outcome is counted. */
  failed: readonly ReturnCodeName[];
  /** Epoch milliseconds. */
  now: number;
}

const FLOOD_WAIT_SECONDS = 5;

/**
 * Runs work that may fail only a limited number of times, or refuses it with TooManyRequests and the seconds to wait.
 * The work does not hold the locks of the limits, and successful work takes none. Of many concurrent failures only as
 * many as allowed are answered, and a success that ends after them is refused as well.
 */
export async function withTries<Data>(
  { db, queues }: Pick<CoreContext, 'db' | 'queues'>,
  { limits, failed, now }: Tries,
  work: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const early = await rejectUsedUp(db, limits, now);
  if (early) return early;
  const outcome = await work();
  if (!failed.includes(outcome.code)) return (await rejectUsedUp(db, limits, now)) ?? outcome;
  const counted = queues.failedTries.tryRun(limits.at(-1)?.key ?? '', async () => {
    const late = await rejectUsedUp(db, limits, now);
    if (late) return late;
    const refused = await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now));
    return refused ? tooManyRequests(refused.retryAfterSeconds) : outcome;
  });
  return counted ?? tooManyRequests(FLOOD_WAIT_SECONDS);
}
