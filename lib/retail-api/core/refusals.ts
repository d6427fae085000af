import { fail, type Outcome } from './outcome.ts';

/** The product is not, or no longer, in the catalogue. */
export function noSuchProduct(): Outcome<never> {
  return fail('NotFound', 'There is no such product.', { Subject: 'product' });
}

/** Too much was asked for; `retryAfterSeconds` is how long to wait. */
export function tooManyRequests(retryAfterSeconds: number): Outcome<never> {
  return fail('TooManyRequests', undefined, { RetryAfterSeconds: retryAfterSeconds });
}

/** A field is well-formed and still wrong; `message` is for whoever made the call. */
export function invalidField(field: string, message: string): Outcome<never> {
  return fail('InvalidRequest', undefined, { Field: field, Message: message });
}
