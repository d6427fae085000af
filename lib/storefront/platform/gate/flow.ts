import { headerModeOf } from './header-mode.ts';

const CHECKOUT_FLOW = new Set(['checkout', 'makepayment', 'thankyou']);

/** The position of a page between cart and order. */
interface Flow {
  /** The page has the simplified header, and a footer without a menu. */
  cart: boolean;
  /** The page is the checkout, the payment or the confirmation, without links to other pages. */
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
