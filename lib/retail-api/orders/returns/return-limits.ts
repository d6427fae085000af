import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most returns of one customer that are under way at once: each may hold goods, and keeps a courier busy. */
export const OPEN_RETURNS_AT_MOST = 10;

/** How often a customer asks for a return, taken back or not. */
export function returnLimit(secret: Uint8Array, customerId: string): LimitRule {
  return { key: limitKey(secret, 'return:requested', customerId), most: 20, windowMs: DAY_MS };
}
