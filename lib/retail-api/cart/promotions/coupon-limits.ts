import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Caller } from '../../core/caller.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

/**
 * How many unknown codes a shopper may try. An unknown network is not counted. Cart calls are not counted: the
 * storefront sends them codes from a sealed cookie, and a client that reaches the retail API directly can choose
 * sessions and networks at will.
 */
export function couponLimits(secret: ApiSecret, { sessionId, network }: Caller): LimitRule[] {
  return [
    { key: limitKey(secret, 'coupon:unknown:session', sessionId), max: 10, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'coupon:unknown:network', network, 60),
  ];
}
