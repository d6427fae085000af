import type { Failure } from '#lib/shared/result.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import type { RefusedForm } from '#lib/storefront/platform/forms/refuse.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';

/** The form fields by their names on the wire. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['Stars', 'stars'],
  ['Title', 'title'],
  ['Text', 'text'],
  ['DisplayName', 'author'],
]);

/** The review form's response to a failed use case. `page`: the form's own page. */
export function refuseReview(failure: Failure, page: string): RefusedForm {
  // Without an error status the form comes back with its values, also without scripts.
  if (failure.kind === 'not-found') return { ok: false, problems: { '': m.communityReviewNotBought() } };
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  if (failure.reason === 'too-many-requests')
    return rateLimitedForm(m.communityReviewLimit(), failure.retryAfterSeconds);
  if (failure.field === 'PhotoIds') {
    return {
      ok: false,
      problems: { [PHOTO_FILES]: m.communityPhotoExpired() },
    };
  }
  const field = FIELDS.get(failure.field ?? '');
  return field ? { ok: false, problems: { [field]: m.formsCheckEntry() } } : refuseForm(failure, page);
}
