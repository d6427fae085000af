/** Fired on `window` after every answer that tells the cart, so that a badge elsewhere on the page follows. */
export const CART_CHANGED = 'cart:changed';
