import { onRouteEnd } from '#lib/shared/navigation.ts';
import { onCartUpdate } from '#lib/storefront/cart/events.ts';
import { additionEvents, type CartSnapshot, changeEvents } from './cart-events.ts';
import { cartOf } from './read-page.ts';
import type { AnalyticsEvent } from './types.ts';

/** Tells what comes into the cart and what leaves it. What leaves can be told once the cart before is known. */
export function watchCart(tell: (event: AnalyticsEvent) => void): void {
  let known: CartSnapshot | null = null;
  const reportAll = (events: AnalyticsEvent[]) => events.forEach(tell);
  const learn = (cart: CartSnapshot | null) => {
    if (cart && (!known || cart.version > known.version)) known = cart;
  };
  const look = () => learn(cartOf(document));
  look();
  onRouteEnd(() => setTimeout(look));
  onCartUpdate(({ cart, read, added }) => {
    learn(read ?? null);
    if (!cart) return;
    const before = known;
    known = cart;
    if (added?.sku) return reportAll(additionEvents(added.sku, added.quantity, cart));
    // An answer that was overtaken says nothing new; an empty cart is none any more, and has no version.
    if (before && (cart.lines.length === 0 || before.version < cart.version)) reportAll(changeEvents(before, cart));
  });
}
