import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { Caller } from '../../core/caller.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

/** Limit for the whole store, against a distributed flood. */
export const GLOBAL_APPOINTMENT_LIMIT: LimitRule = { key: 'visit:asked:store', most: 60, windowMs: MINUTE_MS };

/** How often the operator is alerted that the store limit is reached. */
export const APPOINTMENT_ALARM_LIMIT: LimitRule = { key: 'visit:alarm', most: 1, windowMs: MINUTE_MS };

/**
 * How often visits may be requested: a few per mobile number, because each request sends an SMS and causes a call; some
 * per session and network. There is no limit for an unknown network.
 */
export function visitLimits(
  secret: Uint8Array,
  mobile: string,
  { sessionId, network }: Pick<Caller, 'sessionId' | 'network'>,
): LimitRule[] {
  const forMobile = limitKey(secret, 'visit:asked:for', mobile);
  return [
    { key: forMobile, most: 2, windowMs: 10 * MINUTE_MS },
    { key: forMobile, most: 5, windowMs: DAY_MS },
    { key: limitKey(secret, 'visit:asked:session', sessionId), most: 5, windowMs: HOUR_MS },
    ...networkLimit(secret, 'visit:asked:network', network, 20),
  ];
}
