import { z } from 'zod';
import { opaqueId } from '#lib/contract/fields.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import { ON_ITS_WAY, PHOTO_IDS, photoIdsIn, removalName } from './field-names.ts';

const PLACES = Array.from({ length: SHOPPER_PHOTOS_MAXIMUM }, (_, place) => place);

const ids = z.string().max(400).default('').transform(photoIdsIn);

const removals = z.object(
  Object.fromEntries(PLACES.map((place) => [removalName(place), z.literal('on').optional().catch(undefined)])),
);

/**
 * The photo fields of a form: `photoIds`, and the checkboxes of photos to remove. Spread them into the form's schema and
 * read them with `photoIdsOf`. Problems are reported at the field `photos`.
 */
export const photoFields = { [PHOTO_IDS]: ids, ...removals.shape };

/** A form with photos as posted: uploaded photos are kept even if other fields are invalid. */
export interface PostedWithPhotos<Input> {
  photoIds: string[];
  /** The problems by field name; `files`: the number of attached photos. */
  problems(files: number): Record<string, string>;
  input: Input;
}

type PhotoFields = { [PHOTO_IDS]: string[] } & Partial<Record<string, unknown>>;

/** The photo ids that a form keeps, in their order. */
export function photoIdsOf(form: PhotoFields): string[] {
  return form[PHOTO_IDS].filter((_, place) => form[removalName(place)] !== 'on');
}

/** The problem of a form's photos; null where they are fine. `files`: the number of attached files. */
export function photoFieldsProblem(form: PhotoFields, files = 0): string | null {
  const photoIds = photoIdsOf(form);
  if (photoIds.includes(ON_ITS_WAY)) return m.communityPhotoSending();
  if (photoIds.some((id) => !opaqueId.safeParse(id).success)) return m.communityPhotoExpired();
  return photoIds.length + files > SHOPPER_PHOTOS_MAXIMUM
    ? m.communityPhotosMost({ max: SHOPPER_PHOTOS_MAXIMUM })
    : null;
}
