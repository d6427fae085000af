import type { ForbiddenReason, RefusedRow } from '#lib/contract/index.ts';
import { fail, type Outcome } from './outcome.ts';

/** The product is not, or no longer, in the catalogue. */
export function noSuchProduct(): Outcome<never> {
  return fail('NotFound', 'There is no such product.', { Subject: 'product' });
}

/** The refusal of a call to somebody who is known. */
export function forbidden(Reason: ForbiddenReason, message: string): Outcome<never> {
  return fail('Forbidden', message, { Reason });
}

/** Too many requests; `retryAfterSeconds` is how long to wait. */
export function tooManyRequests(retryAfterSeconds: number): Outcome<never> {
  return fail('TooManyRequests', undefined, { RetryAfterSeconds: retryAfterSeconds });
}

/** A field is well-formed but invalid; `message` is for the caller. `state`: the state of India that a pincode is in. */
export function invalidField(field: string, message: string, state?: string): Outcome<never> {
  return fail('InvalidRequest', undefined, {
    Field: field,
    Message: message,
    ...(state !== undefined && { State: state }),
  });
}

/** Rows whose records were changed since the caller read them, so that none is saved; `version` is that of the first. */
export function staleRows(refused: RefusedRow[], version: number): Outcome<never> {
  const [first] = refused;
  const message = first ? `row ${first.Row}: ${first.Message}; nothing was saved` : undefined;
  return fail('Conflict', message, { Version: version, Refused: refused });
}

/** Rows of a call with faults, in any order, so that none of its `total` rows is saved. */
export function refusedRows(faults: readonly RefusedRow[], total: number): Outcome<never> {
  const refused = faults.toSorted((one, other) => one.Row - other.Row);
  const [first] = refused;
  const count = new Set(refused.map(({ Row }) => Row)).size;
  const Message =
    refused.length === 1 && first
      ? `row ${first.Row}, ${first.Field}: ${first.Message}; nothing was saved`
      : `${count} of ${total} rows are refused; nothing was saved`;
  return fail('InvalidRequest', undefined, { Field: 'Rows', Message, Refused: refused });
}
