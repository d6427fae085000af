/** Why a use case could not answer. `unavailable`: nothing is known; `refused`: the answer is no, with its reason. */
export type Failure =
  | { kind: 'unavailable' }
  | { kind: 'not-found' }
  | { kind: 'refused'; reason: RefusalReason; maximum?: number };

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
  | 'too-many-requests';

/** The answer of a use case: a value, or a failure that a page or handler can name. Use cases do not throw for these. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** The answer of a use case that did what it was asked. */
export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** The answer of a use case that did not, with its reason. */
export function failure(reason: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure: reason };
}
