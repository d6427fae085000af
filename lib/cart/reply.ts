import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import {
  keepCartCount,
  keepOfferCount,
  writeMissingDefaults,
  writeReadableCookie,
} from '#lib/session/readable-cookies.ts';
import type { Result } from '#lib/shared/result.ts';
import { noticeOfFailure, noticeText } from './notices.ts';
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
export function keepCart(cookies: CookieStore, cart: CartCounts): void {
  keepCartCount(cookies, cart.count);
  keepOfferCount(cookies, cart.offerCount);
}

/** Answers a change of a basket that is gone: why nothing changed, with the cart as it is. */
export async function lostBasketReply(request: NextRequest, cart: Cart): Promise<NextResponse> {
  const body: CartReply = { ok: false, reason: 'cart-gone', message: noticeText('cart-gone'), cart };
  const reply = jsonReply(body, 404);
  await writeCart(request, reply, cart);
  return reply;
}

/** The JSON answer of every cart handler: the whole cart, or why nothing changed. */
export async function cartReply(request: NextRequest, result: Result<Cart>): Promise<NextResponse> {
  if (!result.ok) {
    const { failure } = result;
    const reason = noticeOfFailure(failure);
    const maximum = failure.kind === 'refused' ? failure.maximum : undefined;
    return failureReply(failure, reason, noticeText(reason, maximum));
  }
  const body: CartReply = { ok: true, cart: result.value };
  const reply = jsonReply(body);
  await writeCart(request, reply, result.value);
  return reply;
}
