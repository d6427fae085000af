import type { Failure } from '#lib/shared/result.ts';
import * as m from '#messages';

/** The texts of all notices about a wishlist change: the `reason` of a reply and the `?notice=` of a page. */
const TEXTS = {
  added: m.wishlistNoticeAdded,
  removed: m.wishlistNoticeRemoved,
  moved: m.wishlistNoticeMoved,
  shared: m.wishlistNoticeShared,
  unshared: m.wishlistNoticeUnshared,
  'select-size': m.wishlistNoticeSelectSize,
  'out-of-stock': m.wishlistNoticeOutOfStock,
  'quantity-limit': m.wishlistNoticeQuantityLimit,
  'cart-full': m.wishlistNoticeCartFull,
  'list-full': m.wishlistNoticeListFull,
  'sign-in-required': m.wishlistNoticeSignIn,
  'not-found': m.wishlistNoticeNotFound,
  invalid: m.wishlistNoticeInvalid,
  'too-many-requests': m.wishlistNoticeTooMany,
  unavailable: m.wishlistNoticeUnavailable,
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
  return TEXTS[code]();
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
