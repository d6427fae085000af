import type { Cart } from './types.ts';

/** Fired on `window` after every answer that tells the cart, so that a badge elsewhere on the page follows. */
export const CART_CHANGED = 'cart:changed';

/** Says that the cart may have changed; `cart`: as the answer to a change told it. */
export function tellCart(cart: Cart | null): void {
  window.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: cart }));
}

/** Calls back with the cart that the answer to a change told, wherever on this page that was asked for. Returns what ends that. */
export function onCartTold(callback: (cart: Cart) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && event.detail) callback(event.detail as Cart);
  };
  window.addEventListener(CART_CHANGED, hear);
  return () => window.removeEventListener(CART_CHANGED, hear);
}
