import 'server-only';
import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { cartNoticeText } from './notices.ts';
import { setCartCookies, writeCart } from './reply.ts';
import { viewCart } from './server.ts';
import type { Cart, CartReply } from './types.ts';

/**
 * Handles a change that named a basket which the retail API no longer knows: forgets the basket's id and returns the
 * cart read once without it. Null for every other result, and where the cart cannot be read.
 */
export async function cartAfterExpiry(session: ShopperSession, changed: Result<unknown>): Promise<Cart | null> {
  const isExpired = !changed.ok && changed.failure.kind === 'not-found' && session.data.basketGuid !== undefined;
  if (!isExpired) return null;
  session.update({ basketGuid: undefined });
  const newCart = await viewCart(session);
  return newCart.ok ? newCart.value : null;
}

/** Answers a script's change of an expired basket with HTTP 404, the reason and the current cart. */
export async function expiredBasketReply(request: NextRequest, cart: Cart): Promise<NextResponse> {
  const body: CartReply = { ok: false, reason: 'cart-gone', message: cartNoticeText('cart-gone'), cart };
  const reply = jsonReply(body, 404);
  await writeCart(request, reply, cart);
  return reply;
}

/**
 * Where a cart form leads if its basket has expired: to the cart page, with a notice where a basket was known. Null for
 * every other result.
 */
export async function expiredBasketOutcome(
  session: ShopperSession,
  cookies: CookieStore,
  result: Result<unknown>,
): Promise<FormOutcome | null> {
  if (result.ok || result.failure.kind !== 'not-found') return null;
  const hadBasket = session.data.basketGuid !== undefined;
  const newCart = await cartAfterExpiry(session, result);
  if (newCart) setCartCookies(cookies, newCart);
  return { ok: false, problems: {}, location: paths.cart(hadBasket ? 'cart-gone' : undefined) };
}
