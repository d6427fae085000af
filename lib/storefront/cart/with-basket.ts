import type { CallOutcome } from '#lib/storefront/platform/retail-client/types.ts';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';

/**
 * Makes a call that reads the cart; if its basket's id is no longer known, repeats it once for the customer's
 * own cart.
 */
export async function withBasket<Data>(
  shopper: Readonly<ShopperData>,
  makeCall: (shopper: Readonly<ShopperData>) => Promise<CallOutcome<Data>>,
): Promise<CallOutcome<Data>> {
  const first = await makeCall(shopper);
  const isExpired = first.kind === 'failed' && first.failure.kind === 'not-found';
  if (!isExpired || shopper.customerToken === undefined) return first;
  return makeCall({ ...shopper, basketGuid: undefined });
}
