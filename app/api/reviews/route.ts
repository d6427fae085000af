import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { refuseReview } from '#lib/storefront/community/reviews/refusal.ts';
import {
  type PostedReview,
  REVIEW_FORM,
  type ReviewForm,
  reviewForm,
  WRITTEN_FIELDS,
} from '#lib/storefront/community/reviews/schema.ts';
import { removeReview, saveReview } from '#lib/storefront/community/reviews/server.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import { savePhotos } from '#lib/storefront/community/uploads/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import type { Context } from '#lib/storefront/platform/http/route-handler.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';

type Posted = Context<ReviewForm>;

const SIGN_IN: Failure = { kind: 'refused', reason: 'sign-in-required' };
const SAVED = 'We saved your review, but not all of its photos.';

/** Takes the photos that came along; none where something is wrong with all of them together. */
async function takePhotos({ photosProblem }: PostedReview, shopper: ShopperSession, files: readonly File[]) {
  const problem = photosProblem(files.length);
  return problem === null ? savePhotos(shopper, files) : { ids: [], problem, isSignedOut: false };
}

/**
 * Photos that came along stay, whatever else is wrong; and what was written is never lost to a photo: it is saved without
 * those that were not taken, and the form says which.
 */
async function save(posted: PostedReview, { files, session }: Posted): Promise<FormOutcome> {
  const { code, review } = posted;
  const shopper = await session();
  const page = paths.review(code);
  const taken = await takePhotos(posted, shopper, files);
  if (taken.isSignedOut) return refuseReview(SIGN_IN, page);
  const photoIds = [...posted.photoIds, ...taken.ids];
  const kept = { [PHOTO_IDS]: photoIds.join(',') };
  const photos: Problems = taken.problem ? { [PHOTO_FILES]: taken.problem } : {};
  const isTold = review === null || (taken.problem !== '' && files.length === 0);
  if (isTold) return { ok: false, problems: { ...posted.problems, ...photos }, kept };
  const saved = await saveReview(shopper, { ...review, code, photoIds });
  if (!saved.ok) return { ...refuseReview(saved.failure, page), kept };
  if (taken.problem === '') return { ok: true, location: paths.reviews('review-saved') };
  // The page shows the review as it is saved, with what is still to say about its photos.
  return { ok: false, problems: { '': SAVED, ...photos }, spent: [...WRITTEN_FIELDS, PHOTO_IDS] };
}

/** Saves or removes the review that a customer has of a product. */
export const POST = formRoute({
  name: REVIEW_FORM,
  schema: reviewForm,
  page: ({ code }) => (code ? paths.review(code) : paths.reviews()),
  takesPhotos: true,
  notSaved: { text: 'We could not keep your text because it was too long. Please enter it again.' },
  handle: async (context) => {
    const { input, session } = context;
    if (input.intent === 'save') return save(input, context);
    const removed = await removeReview(await session(), input.code);
    if (!removed.ok) return refuseReview(removed.failure, paths.reviews());
    return { ok: true, location: paths.reviews('review-removed') };
  },
});
