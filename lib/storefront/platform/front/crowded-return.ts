import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { takeReturn } from '#lib/storefront/platform/http/caller-limits.ts';

const RETURNS: ReadonlySet<string> = new Set(GATEWAYS.map((gateway) => paths.paymentReturn(gateway)));

/**
 * Where a browser is led on that a gateway posts to `path` while too many come from its network, before anything of it is
 * read; null where it may pass. Nobody knows then whether it paid, but the gateway is asked all the same.
 */
export function crowdedReturn(path: string, address: string): string | null {
  return RETURNS.has(path) && takeReturn(address) > 0 ? paths.makePayment(undefined, 'checking') : null;
}
