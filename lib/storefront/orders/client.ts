import * as apiPaths from '#lib/shared/api-paths.ts';
import { publishCart } from '#lib/storefront/cart/events.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';

/**
 * Reports that the customer has seen the placed order: the store clears its entries, and the cart badge is
 * updated.
 */
export async function reportOrderSeen(order: string): Promise<void> {
  await postFields(apiPaths.orderSeen(), { order });
  publishCart(null);
}
