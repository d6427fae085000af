import { z } from 'zod';
import { productCode } from '#lib/contract/fields.ts';
import { displayName, reviewText, reviewTitle } from '#lib/contract/review.ts';
import {
  DISPLAY_NAME_LENGTH,
  MAX_STARS,
  REVIEW_TEXT_LENGTHS,
  REVIEW_TITLE_LENGTH,
} from '#lib/contract/review-vocabulary.ts';
import { photoFields, photoFieldsProblem, photoIdsOf } from '#lib/storefront/community/uploads/schema.ts';
import { typedField } from '#lib/storefront/platform/forms/typed-field.ts';
import * as m from '#messages';

/** Name of the form in the cookies of a browser without scripts. */
export const REVIEW_FORM = 'review';

const { min, max } = REVIEW_TEXT_LENGTHS;

const written = z.object({
  stars: z
    .string({ error: m.communityProblemStars })
    .regex(new RegExp(`^[1-${MAX_STARS}]$`), { error: m.communityProblemStars })
    .transform(Number),
  title: typedField(reviewTitle, () => m.communityProblemTitle({ max: REVIEW_TITLE_LENGTH })),
  text: typedField(reviewText, () => m.communityProblemText({ min, max })),
  author: typedField(displayName, () => m.communityProblemName({ max: DISPLAY_NAME_LENGTH })),
});

/** The form fields that belong to the review itself. */
export const WRITTEN_FIELDS = Object.keys(written.shape);

/** A review as its form posted it: uploaded photos are saved even if other fields are invalid. */
export interface PostedReview {
  intent: 'save';
  code: string;
  /** Ids of photos that were uploaded before and are kept. */
  photoIds: string[];
  /** What is wrong with the photos; null where they are fine. `files`: the number of attached files. */
  photosProblem(files: number): string | null;
  /** What is wrong with the other fields, by field name. */
  problems: Record<string, string>;
  /** The review to publish; null where a field is invalid. */
  review: z.output<typeof written> | null;
}

const saved = z
  .looseObject({ intent: z.literal('save'), code: productCode, ...photoFields })
  .transform(({ intent, code, ...form }): PostedReview => {
    const { data = null, error } = written.safeParse(form);
    const problems: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message;
    return {
      intent,
      code,
      photoIds: photoIdsOf(form),
      problems,
      review: data,
      photosProblem: (files) => photoFieldsProblem(form, files),
    };
  });

const removed = z.object({ intent: z.literal('remove'), code: productCode });

/** The forms about a review; unknown fields are dropped. */
export const reviewForm = z.union([saved, removed]);
export type ReviewFormValues = z.output<typeof reviewForm>;
