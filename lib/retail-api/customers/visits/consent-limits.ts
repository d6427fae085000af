import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

/** Limit for the whole store, against a distributed flood. Browsers resend a refused choice later. */
export const GLOBAL_CONSENT_LIMIT: LimitRule = { key: 'consent:store', max: 600, windowMs: MINUTE_MS };

/**
 * Limits on recording choices: per session, more than anybody changes their mind; per network, enough for all customers
 * of a mobile operator behind one address, but too few for a flood to fill the log. An unknown network is not counted.
 */
export function consentLimits(secret: ApiSecret, sessionId: string, network: string): LimitRule[] {
  return [
    { key: limitKey(secret, 'consent:session', sessionId), max: 30, windowMs: HOUR_MS },
    ...networkLimit(secret, 'consent:network', network, 1000),
    GLOBAL_CONSENT_LIMIT,
  ];
}
