import type { HeaderMode } from './types.ts';

const WITHOUT_HEADER = new Set(['user-access', 'counter']);
const CART_FLOW = new Set(['checkout', 'cart', 'makepayment', 'thankyou', 'displayemail', 'passwordreset']);

/** The header mode of a page. Whole segments are compared, so that `/cartier-tank-…` keeps its menu. */
export function headerModeOf(segments: readonly string[]): HeaderMode {
  if (segments.some((segment) => WITHOUT_HEADER.has(segment))) return 'none';
  return segments.some((segment) => CART_FLOW.has(segment)) ? 'cart-flow' : 'full';
}

/** The header mode of the same page for a visitor without access to the store, whom no menu may show the catalogue. */
export function withoutMenu(mode: HeaderMode): HeaderMode {
  return mode === 'none' ? 'none' : 'logo';
}
