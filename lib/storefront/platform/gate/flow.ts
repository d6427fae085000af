import { headerModeOf } from './header-mode.ts';

const CHECKOUT_FLOW = new Set(['checkout', 'makepayment', 'thankyou']);

/** Where between cart and order a page stands. */
export interface Flow {
  /** Its header is the simplified bar, and its footer has no menu. */
  cart: boolean;
  /** It is the checkout, the payment or the thanks: nothing leads elsewhere. */
  checkout: boolean;
}

/** The flow of a page by its path. Whole segments are compared, so that `/cartier-tank-…` is in none. */
export function flowOf(path: string): Flow {
  const segments = path.split('/');
  return {
    cart: headerModeOf(segments) === 'cart-flow',
    checkout: segments.some((segment) => CHECKOUT_FLOW.has(segment)),
  };
}
