import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many the whole store records: a flood from everywhere ends here. Browsers tell what was refused again later. */
export const STORE_LIMIT: LimitRule = { key: 'consent:store', most: 600, windowMs: MINUTE_MS };

/**
 * How often a choice is recorded: more than anybody changes their mind in a session, and of one network, behind which
 * the customers of a whole mobile operator may stand, so many that no flood fills the log. An unknown network counts nothing.
 */
export function consentLimits(secret: Uint8Array, sessionId: string, network: string): LimitRule[] {
  return [
    { key: limitKey(secret, 'consent:session', sessionId), most: 30, windowMs: HOUR_MS },
    ...networkLimit(secret, 'consent:network', network, 1000),
    STORE_LIMIT,
  ];
}
