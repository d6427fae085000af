import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import { fail, type Outcome } from '../core/outcome.ts';

/** The action is not possible with the order or return (any more); nothing was changed. */
export function notAllowedNow(reason: NotAllowedReason): Outcome<never> {
  return fail('NotAllowedNow', undefined, { Reason: reason });
}
