import { GATEWAYS, WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { paths } from '#lib/shared/paths.ts';
import { MAXIMUM_BODY_BYTES } from './read-body.ts';

/** Most that a browser may bring back from a gateway, in bytes. */
export const RETURN_MAXIMUM_BYTES = 64 * 1024;

const LIMITS: ReadonlyMap<string, number> = new Map(
  GATEWAYS.flatMap((gateway) => [
    [paths.paymentReturn(gateway), RETURN_MAXIMUM_BYTES],
    [paths.api.paymentWebhook(gateway), WEBHOOK_MAXIMUM_BYTES],
  ]),
);

/** The largest body, in bytes, that is let through to a path. */
export function bodyLimitOf(path: string): number {
  return LIMITS.get(path) ?? MAXIMUM_BODY_BYTES;
}
