import type { PaymentState, PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure, Result } from '#lib/shared/result.ts';

/** What a return from a gateway was about, and how its money stands now. */
export interface Returned {
  subject: PaymentSubject;
  /** Of the order, or of the order for a gift card. */
  key: string;
  state: PaymentState;
}

/** What is no payment of this store's; any other failure leaves open what has become of one. */
function isForeign(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.reason === 'payment-invalid' || failure.reason === 'invalid';
  return failure.kind === 'not-found';
}

const UNPAID: ReadonlySet<PaymentState> = new Set(['awaiting', 'failed']);

/**
 * The page that a browser is sent to when it comes back from a gateway. What could not be asked is being checked: nobody
 * may call it failed.
 */
export function afterReturn(result: Result<Returned>): string {
  if (!result.ok) return paths.makePayment(undefined, isForeign(result.failure) ? 'unknown' : 'checking');
  const { subject, key, state } = result.value;
  const isUnpaid = UNPAID.has(state);
  if (subject === 'gift-card') {
    if (isUnpaid) return paths.giftCardOrder(key, 'failed');
    return paths.giftCardOrder(key, state === 'checking' ? 'checking' : 'paid');
  }
  return isUnpaid ? paths.makePayment(key, 'failed') : paths.thankYou(key);
}
