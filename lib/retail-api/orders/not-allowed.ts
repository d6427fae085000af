import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import { type Outcome, refuse } from '../core/call-handler.ts';

/** It cannot be done with the order or return, or no longer; nothing was changed. */
export function notAllowedNow(reason: NotAllowedReason): Outcome<never> {
  return refuse('NotAllowedNow', undefined, { Reason: reason });
}
