import { checkoutBlock } from './checkout-block.ts';
import type { NoticeCode } from './notices.ts';
import type { Cart } from './types.ts';

/** Whether a notice is true of the cart: its address can be opened at any time and by anybody. */
export function noticeHolds(notice: NoticeCode, cart: Cart): boolean {
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
