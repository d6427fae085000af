import type { CartNoticeCode } from './notices.ts';
import type { Cart, CartLine, CouponRefusal } from './types.ts';

/** What keeps a cart from the checkout; a notice of the cart says each in words. */
export type CheckoutBlock = 'checkout-sold-out' | 'checkout-quantity' | 'checkout-coupon';

/** Whether the line holds more than can be bought now. */
export function isOverMaximum(line: Pick<CartLine, 'counted' | 'quantity' | 'maximum'>): boolean {
  return line.counted && line.quantity > line.maximum;
}

/** Whether the stored coupon that is refused so must be removed first. */
export function blocksCheckout({ reason }: CouponRefusal): boolean {
  return reason === 'cart-limit';
}

/** What has to be mended first before this cart can be bought; null where nothing stands in the way. */
export function checkoutBlock({ lines, couponRefusal }: Pick<Cart, 'lines' | 'couponRefusal'>): CheckoutBlock | null {
  if (lines.some((line) => !line.counted)) return 'checkout-sold-out';
  if (lines.some(isOverMaximum)) return 'checkout-quantity';
  return couponRefusal && blocksCheckout(couponRefusal) ? 'checkout-coupon' : null;
}

/** Whether a notice is true of the cart: its address can be opened at any time and by anybody. */
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
