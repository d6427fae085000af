import { onCartUpdate } from '#lib/storefront/cart/events.ts';
import { onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';
import { additionEvents, type CartSnapshot, changeEvents } from './cart-events.ts';
import { readCartSnapshot } from './read-page.ts';
import type { AnalyticsEvent } from './types.ts';

/** Reports items added to and removed from the cart. Removals are reported once a previous cart is known. */
export function watchCart(report: (event: AnalyticsEvent) => void): void {
  let latest: CartSnapshot | null = null;
  const reportAll = (events: AnalyticsEvent[]) => events.forEach(report);
  const learn = (cart: CartSnapshot | null) => {
    if (cart && (!latest || cart.version > latest.version)) latest = cart;
  };
  const check = () => learn(readCartSnapshot(document));
  check();
  onRouteEnd(() => setTimeout(check));
  onCartUpdate(({ cart, read, added }) => {
    learn(read ?? null);
    if (!cart) return;
    const before = latest;
    latest = cart;
    if (added?.sku) return reportAll(additionEvents(added.sku, added.quantity, cart));
    // A late response is older than the known cart; an empty cart has no version.
    if (before && (cart.lines.length === 0 || before.version < cart.version)) reportAll(changeEvents(before, cart));
  });
}
