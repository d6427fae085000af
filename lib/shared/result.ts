import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';

/**
 * Why a use case failed. `unavailable`: no answer is available; `refused`: it refused, for the reason
 * given.
 */
export type Failure =
  | { kind: 'unavailable' }
  | { kind: 'not-found' }
  | ({ kind: 'refused'; reason: RefusalReason } & RefusalDetail);

/** Details of a refusal in addition to its reason. */
export interface RefusalDetail {
  /** The largest quantity that can be ordered. */
  maximum?: number;
  /** How many attempts a one-time code has left. */
  triesLeft?: number;
  /** Seconds until a retry can succeed. */
  retryAfterSeconds?: number;
  /** The minimum value of the cart; `missing` is what the cart lacks. Paise. */
  minimum?: number;
  missing?: number;
  /** The current price to pay, in paise. */
  payable?: number;
  /** When it ended or begins, in epoch milliseconds. */
  at?: number;
  /** The invalid field, by its wire name. */
  field?: string;
  /** The state that the pincode is in, where its address names another. */
  state?: string;
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
  /** The same change was made before with the same key. */
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
  /** Number or PIN is wrong; which of them is not disclosed. */
  | 'gift-card-wrong'
  | 'gift-card-expired'
  | 'gift-card-empty'
  | 'gift-cards-full'
  | 'gift-coupon-unknown'
  | 'gift-coupon-expired'
  | 'gift-coupon-taken'
  | 'payment-unavailable'
  /** The price has changed. */
  | 'price-changed'
  | 'pan-required'
  | 'order-closed'
  | 'payment-invalid'
  /** The action is not possible for this order or return, or no longer. */
  | 'not-allowed-now'
  | 'method-not-offered';

/**
 * The result of a use case: a value, or a failure that a page or handler can explain. Use cases do not throw
 * for these.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Whether it failed because the shopper is not, or no longer, signed in. */
export function isSignedOutFailure(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.reason === 'sign-in-required';
}

/** Creates the result of a successful use case. */
export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Creates the result of a failed use case, with its reason. */
export function failure(reason: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure: reason };
}
