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
 * The cart as it is, where a change named a basket that the retail API no longer knows: its id is forgotten, and the cart
 * is asked for once without it. Null for every other answer, and where the cart cannot be read.
 */
export async function cartAfterExpiry(session: ShopperSession, changed: Result<unknown>): Promise<Cart | null> {
  const isExpired = !changed.ok && changed.failure.kind === 'not-found' && session.data.basketGuid !== undefined;
  if (!isExpired) return null;
  session.update({ basketGuid: undefined });
  const newCart = await viewCart(session);
  return newCart.ok ? newCart.value : null;
}

/** Answers a script's change of a basket that is gone: why nothing changed, with the cart as it is. */
export async function expiredBasketReply(request: NextRequest, cart: Cart): Promise<NextResponse> {
  const body: CartReply = { ok: false, reason: 'cart-gone', message: cartNoticeText('cart-gone'), cart };
  const reply = jsonReply(body, 404);
  await writeCart(request, reply, cart);
  return reply;
}

/**
 * Where a form of the cart page leads whose basket is gone: to the page of what there is now, which says so where a
 * basket was known. Null for every other answer.
 */
export async function expiredBasketOutcome(
  session: ShopperSession,
  cookies: CookieStore,
  result: Result<unknown>,
): Promise<FormOutcome | null> {
  if (result.ok || result.failure.kind !== 'not-found') return null;
  const wasKnown = session.data.basketGuid !== undefined;
  const newCart = await cartAfterExpiry(session, result);
  if (newCart) setCartCookies(cookies, newCart);
  return { ok: false, problems: {}, location: paths.cart(wasKnown ? 'cart-gone' : undefined) };
}
