import type { Caller } from '../../core/call-handler.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

const MINUTE_MS = 60 * 1000;

/**
 * How many unknown codes one shopper may try. An unknown network counts nothing. The calls of the cart are not counted:
 * the storefront sends them codes out of a sealed cookie, and who reaches the retail API itself picks sessions and
 * networks at will.
 */
export function couponLimits(secret: Uint8Array, { sessionId, network }: Caller): LimitRule[] {
  return [
    { key: limitKey(secret, 'coupon:unknown:session', sessionId), most: 10, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'coupon:unknown:network', network, 60),
  ];
}
