import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most open returns of one customer: each may reserve stock and occupies a courier. */
export const MAX_OPEN_RETURNS = 10;

/** How often a customer may request a return, including withdrawn ones. */
export function returnLimit(secret: Uint8Array, customerId: string): LimitRule {
  return { key: limitKey(secret, 'return:requested', customerId), most: 20, windowMs: DAY_MS };
}
