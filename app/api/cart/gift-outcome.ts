import type { CookieStore } from 'iron-session';
import { expiredBasketOutcome } from '#lib/cart/expired-basket.ts';
import type { NoticeCode } from '#lib/cart/notices.ts';
import { setCartCookies } from '#lib/cart/reply.ts';
import { viewCart } from '#lib/cart/server.ts';
import type { FormOutcome } from '#lib/forms/form-route.ts';
import { refuseGift } from '#lib/gift-cards/refusal.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';

/** The part of the cart page with its gifts. */
export const giftsPart = (notice?: NoticeCode): string => `${paths.cart(notice)}#gifts`;

interface GiftChange {
  session: ShopperSession;
  cookies: CookieStore;
  result: Result<unknown>;
  /** What is said where it was done. */
  done: NoticeCode;
}

/** The answer to a form for the gifts of the cart: the whole cart, or why nothing changed. */
export async function giftOutcome({ session, cookies, result, done }: GiftChange): Promise<FormOutcome> {
  const expired = await expiredBasketOutcome(session, cookies, result);
  if (expired) return expired;
  if (!result.ok) return refuseGift(result.failure, giftsPart());
  const cart = await viewCart(session);
  if (!cart.ok) return { ok: true, location: giftsPart(done) };
  setCartCookies(cookies, cart.value);
  return { ok: true, location: giftsPart(done), data: { cart: cart.value } };
}
