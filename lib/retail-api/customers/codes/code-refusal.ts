import type { Kysely } from 'kysely';
import type { ApiContext } from '../../app/api-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { type LimitRule, usedUp } from '../../core/limits/limit-events.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { ALARM_LIMIT, MOST_RESENDS, storeLimit } from './code-rules.ts';

/** What stands in the way of a shopper's code. */
export interface CodeLimits {
  /** How many codes the shopper is sent. */
  sends: readonly LimitRule[];
  /** Used up where a code could not be tried. */
  tries: readonly LimitRule[];
}

/** Why this shopper is sent no code now: 242 or 229 with the seconds to wait; null where nothing is in the way. */
export async function shopperRefusal(
  db: Kysely<Database>,
  limits: CodeLimits,
  before: { sends: number; expires_at: number } | null,
  now: number,
): Promise<Outcome<never> | null> {
  // A code that could not be tried is not worth its SMS.
  const locked = await usedUp(db, limits.tries, now);
  if (locked) return fail('OtpLocked', undefined, { RetryAfterSeconds: locked.retryAfterSeconds });
  const wait = await usedUp(db, limits.sends, now);
  if (wait) return tooManyRequests(wait.retryAfterSeconds);
  if (before && before.sends > MOST_RESENDS) return tooManyRequests(Math.ceil((before.expires_at - now) / 1000));
  return null;
}

/** Why nobody is sent a code now: 229 with the seconds to wait; null where the store may send another one. */
export async function storeRefusal(
  db: Kysely<Database>,
  perMinute: number,
  now: number,
): Promise<Outcome<never> | null> {
  const crowded = await usedUp(db, [storeLimit(perMinute)], now);
  return crowded && tooManyRequests(crowded.retryAfterSeconds);
}

/** Tells the operator, once a minute, where the store sends no more codes. */
export function reportCrowdedLimit({ db, codes: { perMinute }, alarm }: ApiContext, now: number): Promise<void> {
  return reportUsedUpLimit(db, { limit: storeLimit(perMinute), alarms: ALARM_LIMIT }, now, () =>
    alarm('No more one-time codes are sent in this minute', { perMinute }),
  );
}
