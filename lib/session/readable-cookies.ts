import { setCookie } from 'cookies-next/server';
import type { NextRequest, NextResponse } from 'next/server';
import { environment } from '#lib/shared/env.ts';
import { READABLE_COOKIES } from './cookie-names.ts';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Sets a cookie that scripts of the page may read; `name` is one of READABLE_COOKIES. */
export async function writeReadableCookie(
  request: NextRequest,
  reply: NextResponse,
  name: string,
  value: string,
): Promise<void> {
  await setCookie(name, value, {
    req: request,
    res: reply,
    path: '/',
    maxAge: LIFETIME_SECONDS,
    sameSite: 'lax',
    secure: environment().SITE_URL?.startsWith('https:') ?? false,
  });
}

/** What a shopper has chosen who never chose: Indian rupees and English, as the retail API numbers them. */
const DEFAULTS: readonly (readonly [string, string])[] = [
  [READABLE_COOKIES.currencyId, '1'],
  [READABLE_COOKIES.languageId, '1'],
];

/** Gives a browser without them the cookies of the currency and the language. */
export async function writeMissingDefaults(request: NextRequest, reply: NextResponse): Promise<void> {
  for (const [name, value] of DEFAULTS) {
    if (!request.cookies.has(name)) await writeReadableCookie(request, reply, name, value);
  }
}
