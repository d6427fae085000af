import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Rate limit for placing orders: each order holds stock, and its gateway is asked about it for days. */
export function placeLimit(secret: Uint8Array, customerId: string): LimitRule {
  return { key: limitKey(secret, 'order:placed', customerId), most: 20, windowMs: TEN_MINUTES_MS };
}
