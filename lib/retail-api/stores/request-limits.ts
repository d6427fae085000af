import type { Transaction } from 'kysely';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { Caller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { networkLimit } from '../core/limits/network-limit.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';

/** Limits for the whole store, against a distributed flood. */
export const GLOBAL_REQUEST_LIMITS: Readonly<Record<Requested['subject'], LimitRule>> = {
  visit: { key: 'visit:requested:store', max: 60, windowMs: MINUTE_MS },
  'old-gold': { key: 'old-gold:requested:store', max: 60, windowMs: MINUTE_MS },
};

/** How often the operator is alerted that a limit of the whole store is reached. */
export const REQUEST_ALARM_LIMITS: Readonly<Record<Requested['subject'], LimitRule>> = {
  visit: { key: 'visit:alarm', max: 1, windowMs: MINUTE_MS },
  'old-gold': { key: 'old-gold:alarm', max: 1, windowMs: MINUTE_MS },
};

interface Requested {
  subject: 'visit' | 'old-gold';
  /** Mobile number or email address that the confirmation is sent to. */
  recipient: string;
}

/**
 * How often a visit or an answer about old gold may be requested: a few times per recipient, because each request sends
 * a message and causes a call; some per session and network. There is no limit for an unknown network.
 */
function requestLimits(
  secret: ApiSecret,
  { subject, recipient }: Requested,
  { sessionId, network }: Pick<Caller, 'sessionId' | 'network'>,
): LimitRule[] {
  const forRecipient = limitKey(secret, `${subject}:requested:for`, recipient);
  return [
    { key: forRecipient, max: 2, windowMs: 10 * MINUTE_MS },
    { key: forRecipient, max: 5, windowMs: DAY_MS },
    { key: limitKey(secret, `${subject}:requested:session`, sessionId), max: 5, windowMs: HOUR_MS },
    ...networkLimit(secret, `${subject}:requested:network`, network, 20),
  ];
}

/**
 * Counts a request; null if it may be made. Refuses with TooManyRequests and the seconds to wait beyond the limits, and
 * with SessionRevoked for a customer whose account was deleted meanwhile. `now` in epoch milliseconds.
 */
export async function admitRequest(
  transaction: Transaction<Database>,
  requested: Requested,
  { context, caller, now }: { context: CoreContext; caller: Caller; now: number },
): Promise<Outcome<never> | null> {
  const refused = await consumeLimits(transaction, requestLimits(context.secret, requested, caller), now);
  if (refused) return tooManyRequests(refused.retryAfterSeconds);
  const { customerId } = caller;
  if (customerId !== null && !(await lockCustomer(transaction, customerId))) return fail('SessionRevoked');
  // Last, because all shoppers contend for this lock.
  const limited = await consumeLimits(transaction, [GLOBAL_REQUEST_LIMITS[requested.subject]], now);
  return limited ? tooManyRequests(limited.retryAfterSeconds) : null;
}
