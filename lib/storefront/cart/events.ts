import type { Cart } from './types.ts';

/** Fired on `window` after every answer that tells the cart, so that a badge elsewhere on the page follows. */
export const CART_CHANGED = 'cart:changed';

export interface CartUpdate {
  /** As the answer to a change told it; null where it only may have changed. */
  cart: Cart | null;
  /** As a look told it: it may be older than a change that was answered meanwhile. */
  read?: Cart;
  /** What the change put into it. */
  added?: { sku?: string; quantity: number };
}

/** Says that the cart may have changed; `cart`: as the answer to a change told it. */
export function publishCart(cart: Cart | null, more?: Omit<CartUpdate, 'cart'>): void {
  window.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: { cart, ...more } }));
}

/** Calls back with all that is told of the cart on this page. Returns what ends that. */
export function onCartUpdate(callback: (update: CartUpdate) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && event.detail) callback(event.detail as CartUpdate);
  };
  window.addEventListener(CART_CHANGED, onEvent);
  return () => window.removeEventListener(CART_CHANGED, onEvent);
}

/** Calls back with the cart that the answer to a change told, wherever on this page that was asked for. Returns what ends that. */
export function onCartChange(callback: (cart: Cart) => void): () => void {
  return onCartUpdate(({ cart }) => {
    if (cart) callback(cart);
  });
}
