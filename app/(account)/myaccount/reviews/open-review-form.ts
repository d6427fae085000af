import { REVIEW_FORM, WRITTEN_FIELDS } from '#lib/storefront/community/reviews/schema.ts';
import type { OwnReviews, ReviewedProduct } from '#lib/storefront/community/reviews/types.ts';
import { PHOTO_IDS, photoIdsIn } from '#lib/storefront/community/uploads/field-names.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';

interface OpenedReviewForm {
  product: ReviewedProduct;
  rendered: FormState;
  /** The ids of the photos that the review already has, or that were returned with it. */
  photos: string[];
  isNew: boolean;
}

/**
 * Returns the initial state of the review form: re-rendered after a submission without JavaScript, else the
 * saved review, or only the name to display. Null where the customer cannot review the product.
 */
export async function openReviewForm(
  own: OwnReviews,
  code: string,
  search: RefusedParameter,
): Promise<OpenedReviewForm | null> {
  const review = own.reviews.find((entry) => entry.product.code === code);
  const product = review?.product ?? own.toReview.find((entry) => entry.code === code);
  if (!product) return null;
  const returned = await readForm(REVIEW_FORM, search);
  const isThis = returned.values.intent === 'save' && returned.values.code === code;
  // A review saved without some of its photos is returned with only their problems.
  const isWritten = isThis && WRITTEN_FIELDS.some((field) => returned.values[field] !== undefined);
  const written = review && {
    stars: String(review.stars),
    title: review.title,
    text: review.text,
    author: review.author,
  };
  const values: FormState['values'] = written ?? { author: own.defaultName };
  return {
    product,
    rendered: { values: isWritten ? returned.values : values, problems: isThis ? returned.problems : {} },
    photos: isWritten ? photoIdsIn(returned.values[PHOTO_IDS]) : (review?.photos.map(({ id }) => id) ?? []),
    isNew: review === undefined,
  };
}
