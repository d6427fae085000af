import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import type { Result } from '#lib/shared/result.ts';
import { refusedFormPath } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { refusedFormFlash, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
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

/**
 * Sets the readable cookie that the badge is first drawn from, and on a first cart the ids of currency and
 * language.
 */
export async function writeCartCount(request: NextRequest, reply: NextResponse, count: number): Promise<void> {
  await writeReadableCookie(request, reply, READABLE_COOKIES.cartCount, String(count));
  await writeMissingDefaults(request, reply);
}

/** Sets the readable cookies of a returned cart: its count, and the number of offers available to it. */
export async function writeCart(request: NextRequest, reply: NextResponse, cart: CartCounts): Promise<void> {
  await writeCartCount(request, reply, cart.count);
  await writeReadableCookie(request, reply, READABLE_COOKIES.offerCount, String(cart.offerCount));
}

/** Sets the readable cookies of a returned cart, for handlers that have no response object yet. */
export function setCartCookies(cookies: CookieStore, cart: CartCounts): void {
  setCartCount(cookies, cart.count);
  setOfferCount(cookies, cart.offerCount);
}

/** The JSON response of every cart handler: the whole cart, or why nothing changed. */
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
 * The redirect of a form without scripts, with an alert if the change dropped the coupon or gift coupon: the session has
 * forgotten it by then, so the page itself could not know. `cart`: null where it is not known.
 */
export async function cartPageReply(
  { request, cookies }: { request: NextRequest; cookies: CookieStore },
  location: string,
  cart: Cart | null,
): Promise<NextResponse> {
  const alert = cart && droppedCouponAlert(cart, Date.now());
  if (alert) {
    const flash = { form: alert.form, values: {}, problems: { '': alert.text } };
    await writeFlash(cookies, refusedFormFlash, flash, sealedCookies());
  }
  const reply = seeOther(alert ? refusedFormPath(location, alert.form) : location);
  if (cart) await writeCart(request, reply, cart);
  return reply;
}
