import type { Cart } from './types.ts';

/**
 * Fired on `window` after every response that contains the cart, so that a badge elsewhere on the page
 * follows.
 */
export const CART_CHANGED = 'cart:changed';

interface CartUpdate {
  /** The cart from the response to a change; null where it only may have changed. */
  cart: Cart | null;
  /** The cart from a read; it may be older than a change that was answered meanwhile. */
  read?: Cart;
  /** What the change added to the cart. */
  added?: { sku?: string; quantity: number };
}

/** Publishes that the cart may have changed; `cart` is the one from the response to a change. */
export function publishCart(cart: Cart | null, more?: Omit<CartUpdate, 'cart'>): void {
  window.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: { cart, ...more } }));
}

/** Subscribes to all cart updates on this page. Returns the unsubscribe function. */
export function onCartUpdate(callback: (update: CartUpdate) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && event.detail) callback(event.detail as CartUpdate);
  };
  window.addEventListener(CART_CHANGED, onEvent);
  return () => window.removeEventListener(CART_CHANGED, onEvent);
}

/** Subscribes to the carts returned by changes anywhere on this page. Returns the unsubscribe function. */
export function onCartChange(callback: (cart: Cart) => void): () => void {
  return onCartUpdate(({ cart }) => {
    if (cart) callback(cart);
  });
}
