import type { Failure } from '#lib/shared/result.ts';
import type { RefusedForm } from '#lib/storefront/platform/forms/refuse.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['Text', 'text'],
  ['DisplayName', 'author'],
]);

/**
 * The response of a form about questions to a failed use case. `page`: the form's own page; `missing`: the message
 * where the product or question is not found.
 */
export function refuseQuestion(failure: Failure, page: string, missing: string): RefusedForm {
  // Without an error status the form comes back with its values, also without scripts.
  if (failure.kind === 'not-found') return { ok: false, problems: { '': missing } };
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  if (failure.reason === 'too-many-requests')
    return rateLimitedForm(m.communityQuestionLimit(), failure.retryAfterSeconds);
  const field = FIELDS.get(failure.field ?? '');
  return field ? { ok: false, problems: { [field]: m.formsCheckEntry() } } : refuseForm(failure, page);
}
