import * as apiPaths from '#lib/shared/api-paths.ts';
import { publishCart } from '#lib/storefront/cart/events.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';

/** The customer has seen that an order is placed: the store forgets what went into it, and the badge follows. */
export async function reportOrderSeen(order: string): Promise<void> {
  await postFields(apiPaths.orderSeen(), { order });
  publishCart(null);
}
