import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { consumeReturnLimit } from '#lib/storefront/platform/http/caller-limits.ts';

const RETURNS: ReadonlySet<string> = new Set(GATEWAYS.map((gateway) => paths.paymentReturn(gateway)));

/**
 * The redirect target for a browser that a gateway posts to `path` while its network sends too many requests,
 * decided before the body is read; null where it may pass. The result of the payment is unknown then, but is
 * polled from the gateway.
 */
export async function rateLimitedReturn(path: string, address: string): Promise<string | null> {
  return RETURNS.has(path) && (await consumeReturnLimit(address)) > 0 ? paths.makePayment(undefined, 'checking') : null;
}
