import type { Failure } from '#lib/shared/result.ts';

/**
 * The codes of all notices about a change of the cart: the `reason` of a reply and the `?notice=` of a page.
 */
export const NOTICE_CODES = [
  'added',
  'updated',
  'removed',
  'select-size',
  'engraved',
  'engraving-refused',
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
  'ordered-again',
  'saved',
  'saved-returned',
  'saved-fewer',
  'saved-removed',
  'saved-full',
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
  updated: 'Cart updated.',
  removed: 'Removed from your cart.',
  'select-size': 'Select a size to add this to your cart.',
  engraved: 'Engraving saved.',
  'engraving-refused':
    'We cannot engrave that text on this piece. Check its length and its letters. Your cart is unchanged.',
  'out-of-stock': 'This size is sold out. Your cart is unchanged.',
  'quantity-limit': 'You cannot order that many of this item. Your cart is unchanged.',
  'quantity-invalid': 'Enter a whole number, 1 or more. Your cart is unchanged.',
  'cart-full': 'Your cart is full. Remove an item to add another.',
  stale: 'Your cart changed in another window and is now up to date. Please try again.',
  invalid: 'Something went wrong with that request. Your cart is unchanged.',
  'not-found': 'That item is no longer in your cart.',
  'not-serviceable': 'We do not deliver to this pincode.',
  'too-many-requests': 'Too many changes at once. Please wait a moment and try again.',
  unavailable: 'Something went wrong. Your cart is safe; please try again.',
  'cart-gone': 'Your previous cart has expired. Here is your current cart.',
  'ordered-again': 'The items of your order are in your cart, at today’s prices.',
  saved: 'Saved for later. We do not reserve saved items.',
  'saved-returned': 'Moved to your cart.',
  'saved-fewer':
    'Moved to your cart. We could not add all of them: we have no more in stock, or you have reached the limit for one order.',
  'saved-removed': 'Removed from your saved items.',
  'saved-full': 'You have saved as many items as we can keep. Remove one to save another. Your cart is unchanged.',
  'checkout-sold-out': 'An item in your cart is out of stock. Remove it to check out.',
  'checkout-quantity': 'Your cart has more of an item than we have in stock. Reduce the quantity to check out.',
  'checkout-coupon': 'Your cart has too many items for its coupon. Remove the coupon or some items to check out.',
  'notify-saved': 'Thank you. We will send you one message for each product you selected when it is back in stock.',
  'offer-chosen': 'Offer updated.',
  'offer-not-eligible': 'Your cart no longer qualifies for that offer. Nothing was changed.',
  'coupon-applied': 'Coupon applied.',
  'coupon-removed': 'Coupon removed.',
  'gift-coupon-held': 'Gift coupon applied to this cart.',
  'gift-coupon-removed': 'Gift coupon removed.',
  'gift-card-used': 'Gift card applied to this cart.',
  'gift-card-removed': 'Gift card removed.',
  'list-full': 'Your wishlist is full. Remove an item from it to move another.',
  'sign-in-required': 'Sign in to move an item to your wishlist.',
  'wish-again': 'You are signed in. Press “Move to wishlist” again.',
};

/** Codes that report a completed change; all others report that nothing was changed. */
const DONE: ReadonlySet<CartNoticeCode> = new Set([
  'added',
  'updated',
  'engraved',
  'removed',
  'ordered-again',
  'saved',
  'saved-returned',
  'saved-fewer',
  'saved-removed',
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
    return `You can order at most ${maximum} of this item. Your cart is unchanged.`;
  }
  if (code === 'checkout-coupon' && maximum !== undefined) {
    return `You can use a coupon for up to ${maximum} items. Remove the coupon or some items to check out.`;
  }
  return TEXTS[code];
}

/** Whether a notice reports a completed change. */
export function isCartSuccessNotice(code: CartNoticeCode): boolean {
  return DONE.has(code);
}

/** The notice for an invalid field, by its name and the message of its schema. */
export function noticeOfField(field: string, message: string): CartNoticeCode {
  if (field.endsWith('engraving')) return 'engraving-refused';
  if (!field.endsWith('quantity')) return 'invalid';
  return message === TEXTS['quantity-limit'] ? 'quantity-limit' : 'quantity-invalid';
}

/** The notice for the failure of a use case. */
export function cartNoticeOfFailure(failure: Failure): CartNoticeCode {
  if (failure.kind !== 'refused') return failure.kind;
  if (failure.reason === 'size-required') return 'select-size';
  if (failure.reason === 'invalid' && failure.field === 'Engraving') return 'engraving-refused';
  return parseCartNotice(failure.reason) ?? 'invalid';
}
