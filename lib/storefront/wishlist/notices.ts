import type { Failure } from '#lib/shared/result.ts';

/** The texts of all notices about a wishlist change: the `reason` of a reply and the `?notice=` of a page. */
const TEXTS = {
  added: 'Added to your wishlist.',
  removed: 'Removed from your wishlist.',
  moved: 'Moved to your cart.',
  shared: 'Your wishlist is shared. Anyone with the link can see it.',
  unshared: 'Your wishlist is no longer shared. The link has stopped working.',
  'select-size': 'Select a size to add this to your cart.',
  'out-of-stock': 'This item is sold out at the moment. It stays on your wishlist.',
  'quantity-limit': 'Your cart already has the most you can order of this item. It stays on your wishlist.',
  'cart-full': 'Your cart is full. Remove an item to move another.',
  'list-full': 'Your wishlist is full. Remove an item to add another.',
  'sign-in-required': 'Sign in to keep a wishlist.',
  'not-found': 'That item is no longer available.',
  invalid: 'Something went wrong with that request. Nothing was changed.',
  'too-many-requests': 'Too many changes at once. Please wait a moment and try again.',
  unavailable: 'Something went wrong. Your wishlist is safe; please try again.',
} as const;

export type WishlistNoticeCode = keyof typeof TEXTS;

/** Codes that report a completed change; all others report that nothing was changed. */
const DONE: ReadonlySet<WishlistNoticeCode> = new Set(['added', 'removed', 'moved', 'shared', 'unshared']);

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
