import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';

/** Why a use case could not answer. `unavailable`: nothing is known; `refused`: the answer is no, with its reason. */
export type Failure =
  | { kind: 'unavailable' }
  | { kind: 'not-found' }
  | ({ kind: 'refused'; reason: RefusalReason } & RefusalDetail);

/** What is known beside the reason. */
export interface RefusalDetail {
  /** The most that may be ordered. */
  maximum?: number;
  /** How often a one-time code may still be tried. */
  triesLeft?: number;
  /** Seconds until it is worth asking again. */
  retryAfterSeconds?: number;
  /** What the cart must come to, and what it lacks of it, in paise. */
  minimum?: number;
  missing?: number;
  /** What is to be paid by now, in paise. */
  payable?: number;
  /** When it ended or begins, in epoch milliseconds. */
  at?: number;
  /** The wrong field, by the name it has on the wire. */
  field?: string;
  /** Why something cannot be done with an order (any more). */
  because?: NotAllowedReason;
}

export type RefusalReason =
  | 'size-required'
  | 'out-of-stock'
  | 'quantity-limit'
  | 'quantity-invalid'
  | 'cart-full'
  | 'stale'
  /** The same change was made before, under the same key. */
  | 'repeated'
  | 'invalid'
  | 'not-serviceable'
  | 'list-full'
  | 'sign-in-required'
  | 'code-wrong'
  | 'code-expired'
  | 'code-locked'
  | 'too-many-requests'
  | 'coupon-unknown'
  | 'coupon-expired'
  | 'coupon-not-started'
  | 'coupon-minimum'
  | 'coupon-not-applicable'
  | 'coupon-used'
  | 'coupon-cart-limit'
  | 'offer-not-eligible'
  /** Number or PIN: which of them, nobody is told. */
  | 'gift-card-wrong'
  | 'gift-card-expired'
  | 'gift-card-empty'
  | 'gift-cards-full'
  | 'gift-coupon-unknown'
  | 'gift-coupon-expired'
  | 'gift-coupon-taken'
  | 'payment-unavailable'
  /** It costs something else by now. */
  | 'price-changed'
  | 'pan-required'
  | 'order-closed'
  | 'payment-invalid'
  /** Not with this order or return, or no longer. */
  | 'not-allowed-now'
  | 'method-not-offered';

/** The answer of a use case: a value, or a failure that a page or handler can name. Use cases do not throw for these. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Whether it failed because nobody is signed in, or nobody any more. */
export function isSignedOutFailure(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.reason === 'sign-in-required';
}

/** The answer of a use case that did what it was asked. */
export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** The answer of a use case that did not, with its reason. */
export function failure(reason: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure: reason };
}
