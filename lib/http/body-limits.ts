import { GATEWAYS, IMAGE_SEARCH_MAXIMUM_BYTES, WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { paths } from '#lib/shared/paths.ts';
import { MAXIMUM_BODY_BYTES } from './read-body.ts';

/** Most that a browser may bring back from a gateway, in bytes. */
export const RETURN_MAXIMUM_BYTES = 64 * 1024;

/** A photo and the form around it. */
export const UPLOAD_MAXIMUM_BYTES = IMAGE_SEARCH_MAXIMUM_BYTES + 4096;

const LIMITS: ReadonlyMap<string, number> = new Map([
  [paths.api.imageSearch(), UPLOAD_MAXIMUM_BYTES],
  ...GATEWAYS.flatMap((gateway): [string, number][] => [
    [paths.paymentReturn(gateway), RETURN_MAXIMUM_BYTES],
    [paths.api.paymentWebhook(gateway), WEBHOOK_MAXIMUM_BYTES],
  ]),
]);

/** The largest body, in bytes, that is let through to a path. */
export function bodyLimitOf(path: string): number {
  return LIMITS.get(path) ?? MAXIMUM_BODY_BYTES;
}
