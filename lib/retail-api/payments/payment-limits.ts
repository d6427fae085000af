import type { PaymentSubject } from '#lib/contract/index.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How often payments of one thing are opened; each may cost a call of a gateway. */
export function startLimit(secret: Uint8Array, subject: PaymentSubject, id: string): LimitRule {
  return { key: limitKey(secret, 'payment:started', subject, id), most: 30, windowMs: HOUR_MS };
}

/** How often browsers that come back have the gateway asked for one attempt; the reconciler asks as well. */
export function statusCheckLimit(secret: Uint8Array, attemptId: string): LimitRule {
  return { key: limitKey(secret, 'payment:asked', attemptId), most: 30, windowMs: HOUR_MS };
}

/** How many lines of the security log one network makes by news that no gateway signed. */
export function invalidLimit(secret: Uint8Array, network: string): LimitRule {
  return { key: limitKey(secret, 'payment:invalid', network), most: 30, windowMs: HOUR_MS };
}
