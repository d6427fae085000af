import type { Failure } from '#lib/shared/result.ts';
import * as m from '#messages';

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

const TEXTS: Record<CartNoticeCode, () => string> = {
  added: m.cartNoticeAdded,
  updated: m.cartNoticeUpdated,
  removed: m.cartNoticeRemoved,
  'select-size': m.cartNoticeSelectSize,
  engraved: m.cartNoticeEngraved,
  'engraving-refused': m.cartNoticeEngravingRefused,
  'out-of-stock': m.cartNoticeOutOfStock,
  'quantity-limit': m.cartNoticeQuantityLimit,
  'quantity-invalid': m.cartNoticeQuantityInvalid,
  'cart-full': m.cartNoticeCartFull,
  stale: m.cartNoticeStale,
  invalid: m.cartNoticeInvalid,
  'not-found': m.cartNoticeNotFound,
  'not-serviceable': m.cartNoticeNotServiceable,
  'too-many-requests': m.cartNoticeTooMany,
  unavailable: m.cartNoticeUnavailable,
  'cart-gone': m.cartNoticeCartGone,
  'ordered-again': m.cartNoticeOrderedAgain,
  saved: m.cartNoticeSaved,
  'saved-returned': m.cartNoticeSavedReturned,
  'saved-fewer': m.cartNoticeSavedFewer,
  'saved-removed': m.cartNoticeSavedRemoved,
  'saved-full': m.cartNoticeSavedFull,
  'checkout-sold-out': m.cartNoticeCheckoutSoldOut,
  'checkout-quantity': m.cartNoticeCheckoutQuantity,
  'checkout-coupon': m.cartNoticeCheckoutCoupon,
  'notify-saved': m.cartNoticeNotifySaved,
  'offer-chosen': m.cartNoticeOfferChosen,
  'offer-not-eligible': m.cartNoticeOfferNotEligible,
  'coupon-applied': m.cartNoticeCouponApplied,
  'coupon-removed': m.cartNoticeCouponRemoved,
  'gift-coupon-held': m.cartNoticeGiftCouponHeld,
  'gift-coupon-removed': m.cartNoticeGiftCouponRemoved,
  'gift-card-used': m.cartNoticeGiftCardUsed,
  'gift-card-removed': m.cartNoticeGiftCardRemoved,
  'list-full': m.cartNoticeListFull,
  'sign-in-required': m.cartNoticeSignInRequired,
  'wish-again': m.cartNoticeWishAgain,
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
    return m.cartNoticeQuantityLimitOf({ maximum });
  }
  if (code === 'checkout-coupon' && maximum !== undefined) {
    return m.cartNoticeCheckoutCouponOf({ maximum });
  }
  return TEXTS[code]();
}

/** Whether a notice reports a completed change. */
export function isCartSuccessNotice(code: CartNoticeCode): boolean {
  return DONE.has(code);
}

/** The notice for an invalid field, by its name and the message of its schema. */
export function noticeOfField(field: string, message: string): CartNoticeCode {
  if (field.endsWith('engraving')) return 'engraving-refused';
  if (!field.endsWith('quantity')) return 'invalid';
  return message === TEXTS['quantity-limit']() ? 'quantity-limit' : 'quantity-invalid';
}

/** The notice for the failure of a use case. */
export function cartNoticeOfFailure(failure: Failure): CartNoticeCode {
  if (failure.kind !== 'refused') return failure.kind;
  if (failure.reason === 'size-required') return 'select-size';
  if (failure.reason === 'invalid' && failure.field === 'Engraving') return 'engraving-refused';
  return parseCartNotice(failure.reason) ?? 'invalid';
}
