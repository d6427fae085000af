import type { Failure } from '#lib/shared/result.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import * as m from '#messages';

const MAX_NAME_LENGTH = 40;

/** Why a photo was refused, and what to do about it. */
export function photoRefusal(failure: Failure): string {
  if (failure.kind !== 'refused') return m.communityPhotoFailed();
  switch (failure.reason) {
    case 'invalid':
      // Name, size and first bytes were checked before, so the reason is in the content.
      return m.communityPhotoDamaged();
    case 'too-many-requests':
      return `${m.communityPhotoTooMany()} ${retryText(failure.retryAfterSeconds)}`;
    case 'sign-in-required':
      return m.communityPhotoSignIn();
    default:
      return m.communityPhotoUnusable();
  }
}

/** Names the refused photos of a form and the reason for the first of them; empty where there are none. */
export function refusedPhotos(refused: readonly { name: string; message: string }[]): string {
  const [first, ...others] = refused;
  if (!first) return '';
  const name = withoutInvisible(first.name);
  const shortName = name.length > MAX_NAME_LENGTH ? `…${name.slice(-MAX_NAME_LENGTH)}` : name;
  const facts = { name: shortName, problem: first.message };
  return others.length === 0
    ? m.communityPhotoRefused(facts)
    : m.communityPhotosRefused({ ...facts, count: others.length });
}
