import type { CartNoticeCode } from './notices.ts';
import type { Cart, CartLine, CouponRefusal } from './types.ts';

/** Why a cart cannot be checked out; each value is also the code of a notice. */
type CheckoutBlock = 'checkout-sold-out' | 'checkout-quantity' | 'checkout-coupon';

/** Whether the line's quantity is above the maximum that can be bought now; sold-out lines do not count. */
export function isOverMaximum(line: Pick<CartLine, 'counted' | 'quantity' | 'maximum'>): boolean {
  return line.counted && line.quantity > line.maximum;
}

/** Whether a coupon refused for this reason must be removed before the checkout. */
export function blocksCheckout({ reason }: CouponRefusal): boolean {
  return reason === 'cart-limit';
}

/** The first problem to fix before this cart can be checked out; null where there is none. */
export function checkoutBlock({ lines, couponRefusal }: Pick<Cart, 'lines' | 'couponRefusal'>): CheckoutBlock | null {
  if (lines.some((line) => !line.counted)) return 'checkout-sold-out';
  if (lines.some(isOverMaximum)) return 'checkout-quantity';
  return couponRefusal && blocksCheckout(couponRefusal) ? 'checkout-coupon' : null;
}

/** Whether a notice is true of the cart, since a URL with a notice can be opened at any time by any shopper. */
export function isNoticeTrue(notice: CartNoticeCode, cart: Cart): boolean {
  switch (notice) {
    case 'checkout-sold-out':
    case 'checkout-quantity':
    case 'checkout-coupon':
      return checkoutBlock(cart) === notice;
    case 'coupon-applied':
      return cart.coupon !== null;
    case 'gift-coupon-held':
      return cart.giftCoupon !== null;
    case 'gift-card-used':
      return cart.giftCards.length > 0;
    default:
      return true;
  }
}
