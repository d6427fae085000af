import { type Outcome, refuse } from './call-handler.ts';

/** The product is not, or no longer, in the catalogue. */
export function noSuchProduct(): Outcome<never> {
  return refuse('NotFound', 'There is no such product.', { Subject: 'product' });
}

/** Too much was asked for; `retryAfterSeconds` is how long to wait. */
export function tooManyRequests(retryAfterSeconds: number): Outcome<never> {
  return refuse('TooManyRequests', undefined, { RetryAfterSeconds: retryAfterSeconds });
}

/** A field is well-formed and still wrong; `message` is for whoever made the call. */
export function invalidField(field: string, message: string): Outcome<never> {
  return refuse('InvalidRequest', undefined, { Field: field, Message: message });
}
