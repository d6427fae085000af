import { publishCart } from '#lib/cart/events.ts';
import { postFields } from '#lib/forms/submit.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';

/** The customer has seen that an order is placed: the store forgets what went into it, and the badge follows. */
export async function reportOrderSeen(order: string): Promise<void> {
  await postFields(apiPaths.orderSeen(), { order });
  publishCart(null);
}
