import { z } from 'zod';
import { productCode } from '#lib/contract/fields.ts';
import { displayName, reviewText, reviewTitle } from '#lib/contract/review.ts';
import {
  DISPLAY_NAME_LENGTH,
  MOST_STARS,
  REVIEW_TEXT_LENGTHS,
  REVIEW_TITLE_LENGTH,
} from '#lib/contract/review-vocabulary.ts';
import { photoFields, photoFieldsProblem, photoIdsOf } from '#lib/storefront/community/uploads/schema.ts';
import { typedField } from '#lib/storefront/platform/forms/typed-field.ts';

/** Names the form in the notes of a browser without scripts. */
export const REVIEW_FORM = 'review';

const { least, most } = REVIEW_TEXT_LENGTHS;

const written = z.object({
  stars: z
    .string({ error: 'Choose a rating from one to five stars.' })
    .regex(new RegExp(`^[1-${MOST_STARS}]$`), { error: 'Choose a rating from one to five stars.' })
    .transform(Number),
  title: typedField(reviewTitle, `Enter a title, at most ${REVIEW_TITLE_LENGTH} characters.`),
  text: typedField(reviewText, `Write ${least} to ${most} characters.`),
  author: typedField(displayName, `Enter a display name, at most ${DISPLAY_NAME_LENGTH} characters.`),
});

/** Fields of the form that are the review itself. */
export const WRITTEN_FIELDS = Object.keys(written.shape);

/** A review as its form sent it: whoever brings photos along keeps them, however much is still wrong. */
export interface PostedReview {
  intent: 'save';
  code: string;
  /** Ids of photos that were sent before and are kept. */
  photoIds: string[];
  /** What is wrong with the photos; null where nothing is. `files`: how many come along. */
  photosProblem(files: number): string | null;
  /** What is wrong with the rest, by the name of the field. */
  problems: Record<string, string>;
  /** What is asked to be published; null where something is wrong with it. */
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

/** The forms about a review; fields that neither has are dropped. */
export const reviewForm = z.union([saved, removed]);
export type ReviewFormValues = z.output<typeof reviewForm>;
