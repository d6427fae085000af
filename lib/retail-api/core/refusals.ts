import { fail, type Outcome } from './outcome.ts';

/** The product is not, or no longer, in the catalogue. */
export function noSuchProduct(): Outcome<never> {
  return fail('NotFound', 'There is no such product.', { Subject: 'product' });
}

/** Too many requests; `retryAfterSeconds` is how long to wait. */
export function tooManyRequests(retryAfterSeconds: number): Outcome<never> {
  return fail('TooManyRequests', undefined, { RetryAfterSeconds: retryAfterSeconds });
}

/** A field is well-formed but invalid; `message` is for the caller. */
export function invalidField(field: string, message: string): Outcome<never> {
  return fail('InvalidRequest', undefined, { Field: field, Message: message });
}
