import type { Failure } from '#lib/shared/result.ts';

/**
 * The codes of all notices about a change of the cart: the `reason` of a reply and the `?notice=` of a page.
 */
export const NOTICE_CODES = [
  'added',
  'updated',
  'removed',
  'select-size',
  'out-of-stock',
  'quantity-limit',
  'quantity-invalid',
  'cart-full',
  'stale',
  'invalid',
  'not-found',
  'not-serviceable',
  'too-many-requests',
  'unavailable',
  'cart-gone',
  'checkout-sold-out',
  'checkout-quantity',
  'checkout-coupon',
  'notify-saved',
  'offer-chosen',
  'offer-not-eligible',
  'coupon-applied',
  'coupon-removed',
  'gift-coupon-held',
  'gift-coupon-removed',
  'gift-card-used',
  'gift-card-removed',
  'list-full',
  'sign-in-required',
  'wish-again',
] as const;
export type CartNoticeCode = (typeof NOTICE_CODES)[number];

const TEXTS: Record<CartNoticeCode, string> = {
  added: 'Added to your cart.',
  updated: 'Your cart is updated.',
  removed: 'Removed from your cart.',
  'select-size': 'Select a size to add this to your cart.',
  'out-of-stock': 'This size is sold out. Your cart is unchanged.',
  'quantity-limit': 'That is more than you can order of this. Your cart is unchanged.',
  'quantity-invalid': 'Enter a whole number from 1 up. Your cart is unchanged.',
  'cart-full': 'Your cart holds as many items as it can. Remove one to add another.',
  stale: 'Your cart changed in another window. It now shows the latest; please try again.',
  invalid: 'Something in that request was not right. Your cart is unchanged.',
  'not-found': 'That item is no longer here. Your cart shows what is.',
  'not-serviceable': 'We do not deliver to this pincode.',
  'too-many-requests': 'Too many changes at once. Wait a moment and try again.',
  unavailable: 'We cannot reach the store right now. Your cart is safe; please try again.',
  'cart-gone': 'We no longer have the cart that you saw. Your cart shows what there is now.',
  'checkout-sold-out': 'Something in your cart is out of stock. Remove it to check out.',
  'checkout-quantity': 'Your cart holds more of something than is left. Reduce it to check out.',
  'checkout-coupon': 'Your cart holds too many items for its coupon. Remove the coupon or some items to check out.',
  'notify-saved': 'Noted. We will send one message for each product that you selected, once it is back.',
  'offer-chosen': 'The offer of your item is changed.',
  'offer-not-eligible': 'Your cart does not qualify for that offer any more. Nothing was changed.',
  'coupon-applied': 'Your coupon is applied.',
  'coupon-removed': 'Your coupon is removed.',
  'gift-coupon-held': 'Your gift coupon is held for this cart.',
  'gift-coupon-removed': 'Your gift coupon is removed.',
  'gift-card-used': 'Your gift card is used for this cart.',
  'gift-card-removed': 'Your gift card is removed.',
  'list-full': 'Your wishlist holds as many pieces as it can. Remove one there to move another.',
  'sign-in-required': 'Sign in to move a piece to your wishlist.',
  'wish-again': 'You are signed in. Press “Move to wishlist” once more.',
};

/** Codes that report a completed change; all others report that nothing was changed. */
const DONE: ReadonlySet<CartNoticeCode> = new Set([
  'added',
  'updated',
  'removed',
  'notify-saved',
  'offer-chosen',
  'coupon-applied',
  'coupon-removed',
  'gift-coupon-held',
  'gift-coupon-removed',
  'gift-card-used',
  'gift-card-removed',
  'wish-again',
]);
/** Codes whose text mentions the wishlist; they are never shown while it is off. */
const OF_WISHLIST: ReadonlySet<CartNoticeCode> = new Set(['list-full', 'sign-in-required', 'wish-again']);

/** Reads a code from a URL; null for anything else. */
export function parseCartNotice(text: string | string[] | undefined): CartNoticeCode | null {
  return NOTICE_CODES.find((code) => code === text) ?? null;
}

/**
 * Reads the notice of the cart page; wishlist notices need the wishlist, `wish-again` needs a signed-in
 * customer.
 */
export function parsePageNotice(
  text: string | string[] | undefined,
  { wishlist, signedIn }: { wishlist: boolean; signedIn: boolean },
): CartNoticeCode | null {
  const code = parseCartNotice(text);
  if (code === 'wish-again' && !signedIn) return null;
  return code !== null && OF_WISHLIST.has(code) && !wishlist ? null : code;
}

/** The text that the shopper reads. `maximum`: the most that may be ordered, where known. */
export function cartNoticeText(code: CartNoticeCode, maximum?: number): string {
  if (code === 'quantity-limit' && maximum !== undefined && maximum > 0) {
    return `You can order at most ${maximum} of this. Your cart is unchanged.`;
  }
  if (code === 'checkout-coupon' && maximum !== undefined) {
    return `A coupon is for up to ${maximum} items. Remove the coupon or some items to check out.`;
  }
  return TEXTS[code];
}

/** Whether a notice reports a completed change. */
export function isCartSuccessNotice(code: CartNoticeCode): boolean {
  return DONE.has(code);
}

/** The notice for an invalid field, by its name and the message of its schema. */
export function noticeOfField(field: string, message: string): CartNoticeCode {
  if (!field.endsWith('quantity')) return 'invalid';
  return message === TEXTS['quantity-limit'] ? 'quantity-limit' : 'quantity-invalid';
}

/** The notice for the failure of a use case. */
export function cartNoticeOfFailure(failure: Failure): CartNoticeCode {
  if (failure.kind !== 'refused') return failure.kind;
  if (failure.reason === 'size-required') return 'select-size';
  return parseCartNotice(failure.reason) ?? 'invalid';
}
