import { setCookie } from 'cookies-next/server';
import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { BASE_LANGUAGE, languageFacts } from '#lib/messages/languages.ts';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { environment } from '#lib/shared/env.ts';
import { READABLE_COOKIES } from './cookie-names.ts';
import { PINCODE_SECONDS } from './pincode-cookie.ts';
import { customerStatus } from './signed-in.ts';

const LIFETIME_SECONDS = 30 * DAY_SECONDS;

function optionsFor(maxAge: number) {
  const secure = environment().SITE_URL?.startsWith('https:') ?? false;
  return { path: '/', maxAge, sameSite: 'lax', secure } as const;
}

/** Sets a cookie that scripts of the page may read; `name` is one of READABLE_COOKIES. */
export async function writeReadableCookie(
  request: NextRequest,
  reply: NextResponse,
  name: string,
  value: string,
  lifetimeSeconds: number = LIFETIME_SECONDS,
): Promise<void> {
  await setCookie(name, value, { req: request, res: reply, ...optionsFor(lifetimeSeconds) });
}

/** Sets the item count that the badge shows first; for handlers that have no response object yet. */
export function setCartCount(cookies: CookieStore, count: number): void {
  cookies.set(READABLE_COOKIES.cartCount, String(count), optionsFor(LIFETIME_SECONDS));
}

/** Sets the number of offers available to the cart; for handlers that have no response object yet. */
export function setOfferCount(cookies: CookieStore, count: number): void {
  cookies.set(READABLE_COOKIES.offerCount, String(count), optionsFor(LIFETIME_SECONDS));
}

/** Keeps the pincode of a browser, six digits; null forgets it. */
export function setPincode(cookies: CookieStore, pincode: string | null): void {
  cookies.set(READABLE_COOKIES.pincode, pincode ?? '', optionsFor(pincode === null ? 0 : PINCODE_SECONDS));
}

/**
 * 400 days, the longest time that browsers keep a cookie: the hint must outlive the session, which is renewed on
 * visits.
 */
const MAX_LIFETIME_SECONDS = 400 * DAY_SECONDS;

/** Corrects the readable cookie with the mark of the sign-in; no effect where it is correct. */
export async function writeCustomerStatus(
  request: NextRequest,
  reply: NextResponse,
  mark: string | null,
): Promise<void> {
  const name = READABLE_COOKIES.customerStatus;
  const status = mark === null ? undefined : customerStatus(mark);
  if (request.cookies.get(name)?.value === status) return;
  if (status !== undefined) await writeReadableCookie(request, reply, name, status, MAX_LIFETIME_SECONDS);
  else reply.cookies.set(name, '', { path: '/', maxAge: 0 });
}

/**
 * Removes the readable cookies about the cart and offers of a customer who was signed in; the cart count becomes
 * 0. What the reply already says of a cart stays: it is that of the guest, for whom the call was repeated.
 */
export async function writeSignedOut(request: NextRequest, reply: NextResponse): Promise<void> {
  if (reply.cookies.has(READABLE_COOKIES.cartCount)) return;
  await writeReadableCookie(request, reply, READABLE_COOKIES.cartCount, '0');
  if (request.cookies.has(READABLE_COOKIES.offerCount)) {
    reply.cookies.set(READABLE_COOKIES.offerCount, '', { path: '/', maxAge: 0 });
  }
}

/**
 * The defaults for a new shopper, Indian rupees and the store's first language, by their ids in the retail API. A page in
 * another language is no choice of it: only the switch remembers one.
 */
const DEFAULTS = [
  [READABLE_COOKIES.currencyId, '1'],
  [READABLE_COOKIES.languageId, languageFacts(BASE_LANGUAGE).id],
] as const;

/** Sets the cookies of currency and language for a browser without them. */
export async function writeMissingDefaults(request: NextRequest, reply: NextResponse): Promise<void> {
  for (const [name, value] of DEFAULTS) {
    if (!request.cookies.has(name)) await writeReadableCookie(request, reply, name, value);
  }
}
