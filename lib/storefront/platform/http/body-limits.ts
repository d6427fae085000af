import { PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { GATEWAYS, IMAGE_SEARCH_MAXIMUM_BYTES, WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { isMultipart } from '#lib/shared/multipart-form.ts';
import * as paths from '#lib/shared/paths.ts';
import { MAXIMUM_BODY_BYTES } from './read-body.ts';

/** Most that a browser may bring back from a gateway, in bytes. */
export const RETURN_MAXIMUM_BYTES = 64 * 1024;

/** A photo and the form around it. */
export const UPLOAD_MAXIMUM_BYTES = IMAGE_SEARCH_MAXIMUM_BYTES + 4096;

/** A photo for a review or a return, likewise. */
export const PHOTO_UPLOAD_MAXIMUM_BYTES = PHOTO_MAXIMUM_BYTES + 4096;

/**
 * A form that brings its photos along, from a browser without scripts: with scripts they come one by one before it. There is
 * room for all of them, and for some that are too large, so that the form can say which. `next.config.js` lets it through.
 */
export const PHOTO_FORM_MAXIMUM_BYTES = 64 * 1024 * 1024;
/** Places among the uploads that such a form takes. */
const PHOTO_FORM_PLACES = 4;

/** Addresses that such a form may be sent to; without photos it is as short as any other there. */
const PHOTO_FORMS: ReadonlySet<string> = new Set([apiPaths.reviews(), apiPaths.orderReturn()]);
/** Addresses at which nothing but a photo arrives. */
const PHOTO_UPLOADS: ReadonlySet<string> = new Set([apiPaths.imageSearch(), apiPaths.photos()]);

const LIMITS: ReadonlyMap<string, number> = new Map([
  [apiPaths.imageSearch(), UPLOAD_MAXIMUM_BYTES],
  [apiPaths.photos(), PHOTO_UPLOAD_MAXIMUM_BYTES],
  ...GATEWAYS.flatMap((gateway): [string, number][] => [
    [paths.paymentReturn(gateway), RETURN_MAXIMUM_BYTES],
    [apiPaths.paymentWebhook(gateway), WEBHOOK_MAXIMUM_BYTES],
  ]),
]);

/** The largest body, in bytes, of a type that is let through to a path. */
export function bodyLimitOf(path: string, contentType: string): number {
  if (isPhotoForm(path, contentType)) return PHOTO_FORM_MAXIMUM_BYTES;
  return LIMITS.get(path) ?? MAXIMUM_BODY_BYTES;
}

/** How many places a body of a type takes among the uploads; none where it may have no megabytes at a path. */
export function uploadPlaces(path: string, contentType: string): number {
  if (isPhotoForm(path, contentType)) return PHOTO_FORM_PLACES;
  return PHOTO_UPLOADS.has(path) ? 1 : 0;
}

function isPhotoForm(path: string, contentType: string): boolean {
  return PHOTO_FORMS.has(path) && isMultipart(contentType);
}
