import { PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { GATEWAYS, IMAGE_SEARCH_MAXIMUM_BYTES, WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { isMultipart } from '#lib/shared/multipart-form.ts';
import * as paths from '#lib/shared/paths.ts';
import { MAX_BODY_BYTES } from './read-body.ts';

/** The maximum size of the form that a browser brings from a gateway, in bytes. */
export const RETURN_MAXIMUM_BYTES = 64 * 1024;

/** The maximum size of a photo for a search with its form, in bytes. */
export const UPLOAD_MAXIMUM_BYTES = IMAGE_SEARCH_MAXIMUM_BYTES + 4096;

/** The maximum size of a photo for a review or return with its form, in bytes. */
export const PHOTO_UPLOAD_MAXIMUM_BYTES = PHOTO_MAXIMUM_BYTES + 4096;

/**
 * The maximum size in bytes of a form with photos from a browser without scripts; scripts upload photos one by
 * one. It has room for all of them and for some that are too large, so that the form can say which.
 * `next.config.js` allows it.
 */
export const PHOTO_FORM_MAXIMUM_BYTES = 64 * MEGABYTE;
/** The number of upload places that such a form takes. */
const PHOTO_FORM_PLACES = 4;

/** The addresses of such forms; without photos their bodies have the normal limit. The files in `deploy` name them, too. */
export const PHOTO_FORMS: ReadonlySet<string> = new Set([
  apiPaths.reviews(),
  apiPaths.orderReturn(),
  apiPaths.service(),
]);
/** The addresses that accept photo uploads only. */
const PHOTO_UPLOADS: ReadonlySet<string> = new Set([apiPaths.imageSearch(), apiPaths.photos()]);

const LIMITS: ReadonlyMap<string, number> = new Map([
  [apiPaths.imageSearch(), UPLOAD_MAXIMUM_BYTES],
  [apiPaths.photos(), PHOTO_UPLOAD_MAXIMUM_BYTES],
  [apiPaths.whatsAppWebhook(), WEBHOOK_MAXIMUM_BYTES],
  [apiPaths.courierWebhook(), WEBHOOK_MAXIMUM_BYTES],
  ...GATEWAYS.flatMap((gateway): [string, number][] => [
    [paths.paymentReturn(gateway), RETURN_MAXIMUM_BYTES],
    [apiPaths.paymentWebhook(gateway), WEBHOOK_MAXIMUM_BYTES],
  ]),
]);

/** The maximum body size in bytes for a content type at a path. */
export function bodyLimitOf(path: string, contentType: string): number {
  if (isPhotoForm(path, contentType)) return PHOTO_FORM_MAXIMUM_BYTES;
  return LIMITS.get(path) ?? MAX_BODY_BYTES;
}

/** The number of upload places that a body takes; 0 where the path accepts no large body of this type. */
export function uploadPlaces(path: string, contentType: string): number {
  if (isPhotoForm(path, contentType)) return PHOTO_FORM_PLACES;
  return PHOTO_UPLOADS.has(path) ? 1 : 0;
}

function isPhotoForm(path: string, contentType: string): boolean {
  return PHOTO_FORMS.has(path) && isMultipart(contentType);
}
