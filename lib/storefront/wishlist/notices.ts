import type { Failure } from '#lib/shared/result.ts';

/** The texts of all notices about a wishlist change: the `reason` of a reply and the `?notice=` of a page. */
const TEXTS = {
  wished: 'It is on your wishlist.',
  'taken-off': 'Taken off your wishlist.',
  moved: 'Moved to your cart.',
  shared: 'Your wishlist is shared: whoever has the link can see it.',
  unshared: 'Your wishlist is shared no more. Its link has stopped working.',
  'select-size': 'Select a size to add this to your cart.',
  'out-of-stock': 'This is sold out at the moment. It stays on your wishlist.',
  'quantity-limit': 'Your cart holds as many of this as you can order. It stays on your wishlist.',
  'cart-full': 'Your cart holds as many items as it can. Remove one to move another.',
  'list-full': 'Your wishlist holds as many pieces as it can. Remove one to add another.',
  'sign-in-required': 'Sign in to keep a wishlist.',
  'not-found': 'That piece is no longer here.',
  invalid: 'Something in that request was not right. Nothing was changed.',
  'too-many-requests': 'Too many changes at once. Wait a moment and try again.',
  unavailable: 'We cannot reach the store right now. Your wishlist is safe; please try again.',
} as const;

export type WishlistNoticeCode = keyof typeof TEXTS;

/** Codes that report a completed change; all others report that nothing was changed. */
const DONE: ReadonlySet<WishlistNoticeCode> = new Set(['wished', 'taken-off', 'moved', 'shared', 'unshared']);

/** Reads a code from a URL; null for anything else. */
export function parseWishlistNotice(text: string | string[] | undefined): WishlistNoticeCode | null {
  return typeof text === 'string' && Object.hasOwn(TEXTS, text) ? (text as WishlistNoticeCode) : null;
}

/** The text that the shopper reads. */
export function wishlistNoticeText(code: WishlistNoticeCode): string {
  return TEXTS[code];
}

/** Whether a notice reports a completed change. */
export function isWishlistSuccessNotice(code: WishlistNoticeCode): boolean {
  return DONE.has(code);
}

/** The notice for the failure of a use case. */
export function wishlistNoticeOfFailure(failure: Failure): WishlistNoticeCode {
  if (failure.kind !== 'refused') return failure.kind;
  return failure.reason === 'size-required' ? 'select-size' : (parseWishlistNotice(failure.reason) ?? 'invalid');
}
