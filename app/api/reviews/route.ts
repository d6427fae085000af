import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { refuseReview } from '#lib/storefront/community/reviews/refusal.ts';
import {
  type PostedReview,
  REVIEW_FORM,
  type ReviewFormValues,
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
import * as m from '#messages';

type Posted = Context<ReviewFormValues>;

const SIGN_IN: Failure = { kind: 'refused', reason: 'sign-in-required' };

/** Uploads the form's photos; none where they have a common problem. */
async function takePhotos({ photosProblem }: PostedReview, shopper: ShopperSession, files: readonly File[]) {
  const problem = photosProblem(files.length);
  return problem === null ? savePhotos(shopper, files) : { ids: [], problem, isSignedOut: false };
}

/**
 * Keeps uploaded photos even where the form is refused, and never loses the text to a photo: it is saved
 * without the refused photos, and the form names them.
 */
async function save(posted: PostedReview, { files, session }: Posted): Promise<FormOutcome> {
  const { code, review } = posted;
  const shopper = await session();
  const page = paths.review(code);
  const savedPhotos = await takePhotos(posted, shopper, files);
  if (savedPhotos.isSignedOut) return refuseReview(SIGN_IN, page);
  const photoIds = [...posted.photoIds, ...savedPhotos.ids];
  const savedFields = { [PHOTO_IDS]: photoIds.join(',') };
  const photos: Problems = savedPhotos.problem ? { [PHOTO_FILES]: savedPhotos.problem } : {};
  const isRejected = review === null || (savedPhotos.problem !== '' && files.length === 0);
  if (isRejected) return { ok: false, problems: { ...posted.problems, ...photos }, savedFields };
  const saved = await saveReview(shopper, { ...review, code, photoIds });
  if (!saved.ok) return { ...refuseReview(saved.failure, page), savedFields };
  if (savedPhotos.problem === '') return { ok: true, location: paths.reviews('review-saved') };
  // The page shows the review as saved, with the remaining problems of its photos.
  return {
    ok: false,
    problems: { '': m.communitySavedSomePhotos(), ...photos },
    spent: [...WRITTEN_FIELDS, PHOTO_IDS],
  };
}

/** Saves or removes the customer's review of a product. */
export const POST = formRoute({
  name: REVIEW_FORM,
  schema: reviewForm,
  page: ({ code }) => (code ? paths.review(code) : paths.reviews()),
  takesPhotos: true,
  notSaved: { text: m.communityTextNotKept },
  handle: async (context) => {
    const { input, session } = context;
    if (input.intent === 'save') return save(input, context);
    const removed = await removeReview(await session(), input.code);
    if (!removed.ok) return refuseReview(removed.failure, paths.reviews());
    return { ok: true, location: paths.reviews('review-removed') };
  },
});
