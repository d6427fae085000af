import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import type { Outcome } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';

const MINUTE = { max: 120, windowMs: MINUTE_MS };

/** Page changes per minute, by all operators together: each makes every storefront drop cached pages. */
export const PAGE_SAVE_LIMIT: LimitRule = { key: 'pages:saved', ...MINUTE };
/** Has its own limit, so that a bad page can be removed even when saves are rate limited. */
export const PAGE_REMOVAL_LIMIT: LimitRule = { key: 'pages:removed', ...MINUTE };

/**
 * Counts a change in its own transaction, so that a rejected change does not count; returns a refusal if there were too
 * many.
 */
export async function consumeEditingLimit(
  transaction: Transaction<Database>,
  limit: LimitRule,
  now: number,
): Promise<Outcome<never> | null> {
  const refused = await consumeLimits(transaction, [limit], now);
  return refused && tooManyRequests(refused.retryAfterSeconds);
}
