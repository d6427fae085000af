import type { CookieStore } from 'iron-session';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';
import { expiredBasketOutcome } from '#lib/storefront/cart/expired-basket.ts';
import type { CartNoticeCode } from '#lib/storefront/cart/notices.ts';
import { setCartCookies } from '#lib/storefront/cart/reply.ts';
import { viewCart } from '#lib/storefront/cart/server.ts';
import { refuseGift } from '#lib/storefront/gift-cards/refusal.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';

/** Returns the URL of the cart page's gift section. */
export const giftsPart = (notice?: CartNoticeCode): string => `${paths.cart(notice)}#gifts`;

interface GiftChange {
  session: ShopperSession;
  cookies: CookieStore;
  result: Result<unknown>;
  /** The notice after success. */
  done: CartNoticeCode;
}

/** Returns the reply to a form for the cart's gifts: the whole cart, or why nothing changed. */
export async function giftOutcome({ session, cookies, result, done }: GiftChange): Promise<FormOutcome> {
  const expired = await expiredBasketOutcome(session, cookies, result);
  if (expired) return expired;
  if (!result.ok) return refuseGift(result.failure, giftsPart());
  const cart = await viewCart(session);
  if (!cart.ok) return { ok: true, location: giftsPart(done) };
  setCartCookies(cookies, cart.value);
  return { ok: true, location: giftsPart(done), data: { cart: cart.value } };
}
