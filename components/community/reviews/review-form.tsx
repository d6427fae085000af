'use client';

import { DISPLAY_NAME_LENGTH, REVIEW_TEXT_LENGTHS, REVIEW_TITLE_LENGTH } from '#lib/contract/review-vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { PhotoField } from '@/components/community/uploads/photo-field';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useScripted } from '@/components/ui/use-scripted';
import { StarChoice } from './star-choice';

interface ReviewFormProps {
  /** The product's code. */
  code: string;
  /** The values of the form and its problems. */
  rendered: FormState;
  /** The ids of the photos that the review already has. */
  photos: readonly string[];
}

const idOf = (name: string) => `review-${name}`;
const { min, max } = REVIEW_TEXT_LENGTHS;

/** The review form, with its photos; plain HTML until its script runs. */
export function ReviewForm({ code, rendered, photos }: ReviewFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const common = (name: string) => ({ ...fieldProps(name, idOf, values, problems), required: true });
  return (
    <form
      method="post"
      action={apiPaths.reviews()}
      encType="multipart/form-data"
      // Without JavaScript the browser validates the form, because a long text cannot be returned in the URL.
      noValidate={useScripted()}
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-5"
    >
      <div className="empty:hidden">
        <ProblemSummary problems={problems} idOf={idOf} />
      </div>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="code" value={code} />
      <StarChoice id={idOf('stars')} chosen={values.stars ?? ''} error={problems.stars ?? ''} />
      <Field {...common('title')} label={m.communityReviewTitle()} maxLength={REVIEW_TITLE_LENGTH} autoComplete="off" />
      <TextAreaField
        {...common('text')}
        label={m.communityYourReview()}
        hint={m.communityReviewHint({ min, max })}
        rows={7}
        minLength={min}
        maxLength={max}
      />
      <PhotoField
        id={idOf(PHOTO_FILES)}
        hint={m.communityReviewPhotosHint()}
        existing={photos}
        error={problems[PHOTO_FILES] ?? ''}
      />
      <Field
        {...common('author')}
        label={m.communityDisplayName()}
        hint={m.communityNameBesideReview()}
        maxLength={DISPLAY_NAME_LENGTH}
        autoComplete="nickname"
        className="max-w-sm"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" aria-busy={busy}>
          {m.communitySendReview()}
        </Button>
        <Link href={paths.reviews()} className={buttonClass('quiet')}>
          {m.commonCancel()}
        </Link>
      </div>
    </form>
  );
}
