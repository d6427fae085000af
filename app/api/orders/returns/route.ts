import * as paths from '#lib/shared/paths.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import { savePhotos } from '#lib/storefront/community/uploads/server.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { refuseReturn } from '#lib/storefront/orders/returns/refusal.ts';
import {
  isCarriedField,
  type PostedReturn,
  RETURN_FORM,
  RETURN_FORM_FIELDS,
  returnForm,
} from '#lib/storefront/orders/returns/schema.ts';
import { nextStepPath, returnSelectionPath } from '#lib/storefront/orders/returns/selection-path.ts';
import { requestReturn } from '#lib/storefront/orders/returns/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import type { Context } from '#lib/storefront/platform/http/route-handler.ts';

const WRITE_AGAIN = 'We could not keep this. Please enter it again, or leave it out.';

/** Keeps uploaded photos even where the form is refused, because a browser cannot select the files again. */
async function request({ input: posted, files, session }: Context<PostedReturn>): Promise<FormOutcome> {
  const { input } = posted;
  const page = nextStepPath(input);
  const flags = await getFlags();
  const isOffered = input.kind === 'return' ? flags.orderReturn : flags.orderExchange;
  if (!isOffered) return { ok: false, problems: {}, location: paths.order(input.order, 'action-not-offered') };
  const problems = posted.problems(files.length);
  const shopper = await session();
  const added = problems[PHOTO_FILES] ? [] : files;
  const saved = await savePhotos(shopper, added);
  if (saved.isSignedOut) return refuseForm({ kind: 'refused', reason: 'sign-in-required' }, page);
  if (saved.problem) problems[PHOTO_FILES] = saved.problem;
  const photoIds = [...posted.photoIds, ...saved.ids];
  const savedFields = { [PHOTO_IDS]: photoIds.join(',') };
  if (Object.keys(problems).length > 0) return { ok: false, problems, savedFields };
  const requested = await requestReturn(shopper, { ...input, photoIds });
  if (!requested.ok) return { ...refuseReturn(requested.failure, { ...input, photoIds }, page), savedFields };
  return { ok: true, location: paths.orderReturn(requested.value.number, 'return-requested') };
}

/** Requests a return or an exchange of an order's items. */
export const POST = formRoute({
  name: RETURN_FORM,
  fields: RETURN_FORM_FIELDS,
  schema: returnForm,
  page: returnSelectionPath,
  isCarried: isCarriedField,
  notSaved: { comment: WRITE_AGAIN, addressLine2: WRITE_AGAIN, landmark: WRITE_AGAIN },
  takesPhotos: true,
  handle: request,
});
