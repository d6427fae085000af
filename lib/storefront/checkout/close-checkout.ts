import type { CookieStore } from 'iron-session';
import { clearPurchasedEntries } from '#lib/storefront/orders/clear-purchased-entries.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { clearCheckoutChoices } from './choices.ts';

/**
 * Ends the checkout of an order: clears the discounts and choices made for it. `placedAt` in epoch
 * milliseconds.
 */
export function closeCheckout(session: ShopperSession, cookies: CookieStore, placedAt: number): void {
  session.update(clearPurchasedEntries(session.data, placedAt));
  clearCheckoutChoices(cookies);
}
