import { HOUR_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../api-secret.ts';
import type { LimitRule } from './limit-events.ts';
import { limitKey } from './limit-key.ts';

/** Limits how often one network may do something per hour; nothing is counted for an unknown (empty) network. */
export function networkLimit(secret: ApiSecret, counted: string, network: string, max: number): LimitRule[] {
  return network === '' ? [] : [{ key: limitKey(secret, counted, network), max, windowMs: HOUR_MS }];
}
