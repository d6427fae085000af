import type { Kysely } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { type LimitRule, usedUp } from '../../core/limits/limit-events.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { CODE_ALARM_LIMIT, globalCodeLimit, MAX_RESENDS } from './code-rules.ts';

/** Rate limits on a shopper's codes. */
export interface CodeLimits {
  /** Limits on codes sent to the shopper. */
  sends: readonly LimitRule[];
  /** Limits on attempts; once used up, a code could not be tried. */
  tries: readonly LimitRule[];
}

/** Why this shopper cannot be sent a code now: OtpLocked or TooManyRequests with the seconds to wait; else null. */
export async function shopperRefusal(
  db: Kysely<Database>,
  limits: CodeLimits,
  before: { sends: number; expires_at: number } | null,
  now: number,
): Promise<Outcome<never> | null> {
  // Do not spend an SMS on a code that could not be tried.
  const locked = await usedUp(db, limits.tries, now);
  if (locked) return fail('OtpLocked', undefined, { RetryAfterSeconds: locked.retryAfterSeconds });
  const wait = await usedUp(db, limits.sends, now);
  if (wait) return tooManyRequests(wait.retryAfterSeconds);
  if (before && before.sends > MAX_RESENDS) return tooManyRequests(Math.ceil((before.expires_at - now) / 1000));
  return null;
}

/** Why the store can send no code now: TooManyRequests with the seconds to wait; null if it can send another. */
export async function storeRefusal(
  db: Kysely<Database>,
  perMinute: number,
  now: number,
): Promise<Outcome<never> | null> {
  const used = await usedUp(db, [globalCodeLimit(perMinute)], now);
  return used && tooManyRequests(used.retryAfterSeconds);
}

/** Alerts the operator, at most once a minute, that the store has reached its limit of codes. */
export function reportGlobalCodeLimit({ db, codes: { perMinute }, alarm }: CoreContext, now: number): Promise<void> {
  return reportUsedUpLimit(db, { limit: globalCodeLimit(perMinute), alarms: CODE_ALARM_LIMIT }, now, () =>
    alarm('No more one-time codes are sent in this minute', { perMinute }),
  );
}
