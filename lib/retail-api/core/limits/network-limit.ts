import type { LimitRule } from './limit-events.ts';
import { limitKey } from './limit-key.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How often one network may do something in an hour; one that is not known (empty) counts nothing. */
export function networkLimit(secret: Uint8Array, counted: string, network: string, most: number): LimitRule[] {
  return network === '' ? [] : [{ key: limitKey(secret, counted, network), most, windowMs: HOUR_MS }];
}
