import type { PaymentState, PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure, Result } from '#lib/shared/result.ts';

/** The subject of a return from a gateway, and its payment status. */
export interface GatewayReturn {
  subject: PaymentSubject;
  /** Key of the order, or id of the gift card order. */
  key: string;
  state: PaymentState;
}

/** Whether the return belongs to no payment of this store; after any other failure its result is unknown. */
function isForeign(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.reason === 'payment-invalid' || failure.reason === 'invalid';
  return failure.kind === 'not-found';
}

const UNPAID: ReadonlySet<PaymentState> = new Set(['awaiting', 'failed']);

/**
 * The page that a browser is redirected to on its return from a gateway. A payment whose status is not available is
 * shown as being checked, never as failed.
 */
export function pageAfterReturn(result: Result<GatewayReturn>): string {
  if (!result.ok) return paths.makePayment(undefined, isForeign(result.failure) ? 'unknown' : 'checking');
  const { subject, key, state } = result.value;
  const isUnpaid = UNPAID.has(state);
  if (subject === 'gift-card') {
    if (isUnpaid) return paths.giftCardOrder(key, 'failed');
    return paths.giftCardOrder(key, state === 'checking' ? 'checking' : 'paid');
  }
  return isUnpaid ? paths.makePayment(key, 'failed') : paths.thankYou(key);
}
