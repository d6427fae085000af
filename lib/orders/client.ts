import { tellCart } from '#lib/cart/events.ts';
import { postFields } from '#lib/forms/submit.ts';
import { browserFetch } from '#lib/http/browser-fetch.ts';
import { paths } from '#lib/shared/paths.ts';
import type { OrderStatus } from './types.ts';

/** How the money of an order stands now; null where that cannot be told. `order`: its key. */
export async function askStatus(order: string): Promise<OrderStatus | null> {
  try {
    const response = await browserFetch(paths.api.orderStatus(order));
    return response.ok ? ((await response.json()) as OrderStatus) : null;
  } catch {
    // No network: the next question may have one.
    return null;
  }
}

/** The customer has seen that an order is placed: the store forgets what went into it, and the badge follows. */
export async function tellSeen(order: string): Promise<void> {
  await postFields(paths.api.orderSeen(), { order });
  tellCart(null);
}
