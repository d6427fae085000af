import type { Caller } from '../../core/call-handler.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How much the whole store takes: the end of a flood that comes from everywhere. */
export const STORE_LIMIT: LimitRule = { key: 'visit:asked:store', most: 60, windowMs: MINUTE_MS };

/** How often the operator is told that no more are taken. */
export const ALARM_LIMIT: LimitRule = { key: 'visit:alarm', most: 1, windowMs: MINUTE_MS };

/**
 * How often visits may be asked for: a few for a mobile, because each sends it an SMS and has somebody call it; some for a
 * session and a network. An unknown network counts nothing.
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
