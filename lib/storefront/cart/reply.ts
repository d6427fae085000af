import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import type { Result } from '#lib/shared/result.ts';
import { refusedPage } from '#lib/storefront/platform/forms/refused-page.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { formNotes, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import {
  setCartCount,
  setOfferCount,
  writeMissingDefaults,
  writeReadableCookie,
} from '#lib/storefront/platform/session/readable-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { droppedCouponAlert } from './dropped-coupon.ts';
import { cartNoticeOfFailure, cartNoticeText } from './notices.ts';
import type { Cart, CartReply } from './types.ts';

interface CartCounts {
  count: number;
  offerCount: number;
}

/** Sets the readable cookie that the badge is first drawn from, and with a first cart the ids of currency and language. */
export async function writeCartCount(request: NextRequest, reply: NextResponse, count: number): Promise<void> {
  await writeReadableCookie(request, reply, READABLE_COOKIES.cartCount, String(count));
  await writeMissingDefaults(request, reply);
}

/** The readable cookies of a cart that was told: its count, as above, and how many offers it could have. */
export async function writeCart(request: NextRequest, reply: NextResponse, cart: CartCounts): Promise<void> {
  await writeCartCount(request, reply, cart.count);
  await writeReadableCookie(request, reply, READABLE_COOKIES.offerCount, String(cart.offerCount));
}

/** The same for handlers that hold no reply yet. */
export function setCartCookies(cookies: CookieStore, cart: CartCounts): void {
  setCartCount(cookies, cart.count);
  setOfferCount(cookies, cart.offerCount);
}

/** The JSON answer of every cart handler: the whole cart, or why nothing changed. */
export async function cartReply(request: NextRequest, result: Result<Cart>): Promise<NextResponse> {
  if (!result.ok) {
    const { failure } = result;
    const reason = cartNoticeOfFailure(failure);
    const maximum = failure.kind === 'refused' ? failure.maximum : undefined;
    return failureReply(failure, reason, cartNoticeText(reason, maximum));
  }
  const body: CartReply = { ok: true, cart: result.value };
  const reply = jsonReply(body);
  await writeCart(request, reply, result.value);
  return reply;
}

/**
 * The page that a form without scripts leads to, which says whether the change cost the cart its coupon or gift coupon:
 * what was stored is dropped already, so that the page itself could not know. `cart`: null where it is not known.
 */
export async function cartPageReply(
  { request, cookies }: { request: NextRequest; cookies: CookieStore },
  location: string,
  cart: Cart | null,
): Promise<NextResponse> {
  const alert = cart && droppedCouponAlert(cart, Date.now());
  if (alert) {
    const note = { form: alert.form, values: {}, problems: { '': alert.text } };
    await writeFlash(cookies, formNotes, note, sealedCookies());
  }
  const reply = seeOther(alert ? refusedPage(location, alert.form) : location);
  if (cart) await writeCart(request, reply, cart);
  return reply;
}
