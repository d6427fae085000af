import type { PaymentSubject } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';

/** Limits how often payments of one subject are opened; each may cost a gateway call. */
export function startLimit(secret: ApiSecret, subject: PaymentSubject, id: string): LimitRule {
  return { key: limitKey(secret, 'payment:started', subject, id), max: 30, windowMs: HOUR_MS };
}

/** Limits how often returning browsers have the gateway queried for one attempt; the reconciler queries it as well. */
export function statusCheckLimit(secret: ApiSecret, attemptId: string): LimitRule {
  return { key: limitKey(secret, 'payment:requested', attemptId), max: 30, windowMs: HOUR_MS };
}

/** Limits how many lines one network can add to the security log with updates that no gateway signed. */
export function invalidLimit(secret: ApiSecret, network: string): LimitRule {
  return { key: limitKey(secret, 'payment:invalid', network), max: 30, windowMs: HOUR_MS };
}
