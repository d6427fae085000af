import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { Caller } from '../core/caller.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { networkLimit } from '../core/limits/network-limit.ts';

/** Limits for the whole store, against a distributed flood. */
export const GLOBAL_APPOINTMENT_LIMIT: LimitRule = { key: 'visit:requested:store', max: 60, windowMs: MINUTE_MS };
export const GLOBAL_OLD_GOLD_LIMIT: LimitRule = { key: 'old-gold:requested:store', max: 60, windowMs: MINUTE_MS };

/** How often the operator is alerted that a store limit is reached. */
export const APPOINTMENT_ALARM_LIMIT: LimitRule = { key: 'visit:alarm', max: 1, windowMs: MINUTE_MS };
export const OLD_GOLD_ALARM_LIMIT: LimitRule = { key: 'old-gold:alarm', max: 1, windowMs: MINUTE_MS };

interface Requested {
  subject: 'visit' | 'old-gold';
  /** Mobile number or email address that the confirmation is sent to. */
  recipient: string;
}

/**
 * How often a visit or an answer about old gold may be requested: a few times per recipient, because each request sends
 * a message and causes a call; some per session and network. There is no limit for an unknown network.
 */
export function requestLimits(
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
