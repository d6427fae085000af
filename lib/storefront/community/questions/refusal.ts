import type { Failure } from '#lib/shared/result.ts';
import type { RefusedForm } from '#lib/storefront/platform/forms/refuse.ts';
import { refuse } from '#lib/storefront/platform/forms/refuse.ts';
import { tooMany } from '#lib/storefront/platform/forms/too-many.ts';

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['Text', 'text'],
  ['DisplayName', 'author'],
]);

/**
 * How a form about questions answers a use case that failed. `page`: the form's own page; `missing`: what is said where
 * there is nothing to ask about, or to answer.
 */
export function refuseQuestion(failure: Failure, page: string, missing: string): RefusedForm {
  // No status of its own: without scripts, too, the form comes back with what was written.
  if (failure.kind === 'not-found') return { ok: false, problems: { '': missing } };
  if (failure.kind !== 'refused') return refuse(failure, page);
  if (failure.reason === 'too-many-requests')
    return tooMany('You have written a lot today.', failure.retryAfterSeconds);
  const field = FIELDS.get(failure.field ?? '');
  return field ? { ok: false, problems: { [field]: 'Please check this entry.' } } : refuse(failure, page);
}
