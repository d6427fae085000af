import type { Transaction } from 'kysely';
import type { Outcome } from '../core/call-handler.ts';
import type { Database } from '../core/db/schema.ts';
import type { TurnLimit } from '../core/limits/limit-events.ts';
import { takeTurns } from '../core/limits/take-turns.ts';
import { tooManyRequests } from '../core/refusals.ts';

const MINUTE = { most: 120, windowMs: 60 * 1000 };

/** Changes of pages in a minute, by all operators together: each makes every storefront drop pages. */
export const SAVES: TurnLimit = { key: 'pages:saved', ...MINUTE };
/** Counted by themselves, so that a bad page can be taken back in the middle of a flood of changes. */
export const REMOVALS: TurnLimit = { key: 'pages:removed', ...MINUTE };

/** Counts a change in its own transaction, so that one which is refused does not count; the refusal where there are too many. */
export async function takeEditingTurn(
  transaction: Transaction<Database>,
  limit: TurnLimit,
  now: number,
): Promise<Outcome<never> | null> {
  const refused = await takeTurns(transaction, [limit], now);
  return refused && tooManyRequests(refused.retryAfterSeconds);
}
