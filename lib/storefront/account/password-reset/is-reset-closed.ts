import { environment } from '#lib/shared/env.ts';
import { isResetClosed as isClosedBy, isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';

/**
 * Whether links from mails do not work on this host: in corporate mode, except on the hosts of the private
 * sale.
 */
export function isResetClosedAt(corporateSite: boolean, host: string): boolean {
  return isClosedBy({ corporateSite, privateSale: isPrivateSaleHost(host, environment().PRIVATE_SALE_HOSTS) });
}
