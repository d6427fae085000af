import type { Failure } from '#lib/shared/result.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';

const MAX_NAME_LENGTH = 40;

/** Why a photo was refused, and what to do about it. */
export function photoRefusal(failure: Failure): string {
  if (failure.kind !== 'refused') return 'We could not upload the photo just now. Please try again in a moment.';
  switch (failure.reason) {
    case 'invalid':
      // Name, size and first bytes were checked before, so the reason is in the content.
      return 'We could not open the photo. It is damaged or has more than 40 million pixels. Please save a smaller one.';
    case 'too-many-requests':
      return `You have uploaded many photos. ${retryText(failure.retryAfterSeconds)}`;
    case 'sign-in-required':
      return 'Sign in again to add photos.';
    default:
      return 'We could not use this photo. Please choose another one.';
  }
}

/** Names the refused photos of a form and the reason for the first of them; empty where there are none. */
export function refusedPhotos(refused: readonly { name: string; message: string }[]): string {
  const [first, ...others] = refused;
  if (!first) return '';
  const name = withoutInvisible(first.name);
  const shortName = name.length > MAX_NAME_LENGTH ? `…${name.slice(-MAX_NAME_LENGTH)}` : name;
  const more = others.length === 1 ? ' We could not use one more.' : ` We could not use ${others.length} more.`;
  return `${shortName}: ${first.message}${others.length === 0 ? '' : more}`;
}
