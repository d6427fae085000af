import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { ApiContext } from '../../app/api-context.ts';
import type { Outcome } from '../outcome.ts';
import { tooManyRequests } from '../refusals.ts';
import { consumeLimits } from './consume-limits.ts';
import type { LimitRule } from './limit-events.ts';
import { rejectUsedUp } from './reject-used-up.ts';

interface Tries {
  /** How often one may fail, from the limit of the fewest to that of the most callers. */
  limits: readonly LimitRule[];
  /** The codes that tell a try which failed; no other outcome is counted. */
  failed: readonly ReturnCodeName[];
  /** Epoch milliseconds. */
  now: number;
}

const FLOOD_WAIT_SECONDS = 5;

/**
 * Does what one may fail at only so often, or refuses it with 229 and the seconds to wait. The work holds no lock of the
 * limits and one that succeeds takes none. Of many failures at once no more are answered than may be made, and a success
 * that comes after them is refused with the rest.
 */
export async function withTries<Data>(
  { db, queues }: Pick<ApiContext, 'db' | 'queues'>,
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
