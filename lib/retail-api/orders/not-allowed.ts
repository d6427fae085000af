import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import { fail, type Outcome } from '../core/outcome.ts';

/** It cannot be done with the order or return, or no longer; nothing was changed. */
export function notAllowedNow(reason: NotAllowedReason): Outcome<never> {
  return fail('NotAllowedNow', undefined, { Reason: reason });
}
