import type { CookieStore } from 'iron-session';
import { keepCart } from '#lib/cart/reply.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { forgetChoices } from './choices.ts';

/** Forgets what belonged to the cart that was just bought: what was taken off it, what was chosen, and its count. */
export function forgetBought(session: ShopperSession, cookies: CookieStore): void {
  session.update({
    couponCode: undefined,
    enteredCouponCode: undefined,
    gcSessionId: undefined,
    giftCouponRequest: undefined,
  });
  forgetChoices(cookies);
  keepCart(cookies, { count: 0, offerCount: 0 });
}
