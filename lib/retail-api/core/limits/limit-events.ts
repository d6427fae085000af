import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../db/schema.ts';

/** No limit has a longer window, so older events can be deleted. */
export const MAX_WINDOW_MS = DAY_MS;

/** At most `max` events of a key in any `windowMs` milliseconds; `windowMs` is at most `MAX_WINDOW_MS`. */
export interface LimitRule {
  /** What is counted, e.g. `otp:sent:9876543210`. */
  key: string;
  max: number;
  windowMs: number;
}

export interface RateLimitExceeded {
  /** The used-up limit with the longest wait. */
  key: string;
  retryAfterSeconds: number;
}

/**
 * The used-up limit with the longest wait, or null if none is used up. The result is reliable while the caller has the
 * keys locked; without locks, use it only to refuse early.
 */
export async function usedUp(
  db: Kysely<Database>,
  limits: readonly LimitRule[],
  now: number,
): Promise<RateLimitExceeded | null> {
  const decisive = await db
    .selectNoFrom((from) => limits.map((limit, index) => decisiveEvent(from, limit, now).as(String(index))))
    .executeTakeFirstOrThrow();
  let worst: RateLimitExceeded | null = null;
  for (const [index, { key, windowMs }] of limits.entries()) {
    const at = decisive[String(index)];
    if (at === null || at === undefined) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil((at + windowMs - now) / 1000));
    if (!worst || retryAfterSeconds > worst.retryAfterSeconds) worst = { key, retryAfterSeconds };
  }
  return worst;
}

/** The event that must leave the window before another is allowed; no row if one is allowed now. */
function decisiveEvent(from: ExpressionBuilder<Database, never>, { key, max, windowMs }: LimitRule, now: number) {
  return from
    .selectFrom('limit_events')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', now - windowMs)
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1);
}

/** How many more events a limit allows. The caller must have locked its key. */
export async function attemptsLeft(
  transaction: Transaction<Database>,
  { key, max, windowMs }: LimitRule,
  now: number,
): Promise<number> {
  const { events } = await transaction
    .selectFrom('limit_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where('key', '=', key)
    .where('at', '>', now - windowMs)
    .executeTakeFirstOrThrow();
  return Math.max(0, max - events);
}

/** Resets the count of a key. The caller must have locked the key. */
export async function resetLimit(transaction: Transaction<Database>, key: string): Promise<void> {
  await transaction.deleteFrom('limit_events').where('key', '=', key).execute();
}

/** Counts one event for each key. */
export async function recordLimitEvents(
  transaction: Transaction<Database>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('limit_events')
    .values([...new Set(keys)].map((key) => ({ id: randomUUID(), key, at: now })))
    .execute();
}
