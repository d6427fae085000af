import type { NextRequest, NextResponse } from 'next/server';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import { writeMissingDefaults, writeReadableCookie } from '#lib/session/readable-cookies.ts';
import type { Result } from '#lib/shared/result.ts';
import { noticeOfFailure, noticeText } from './notices.ts';
import type { Cart, CartReply } from './types.ts';

/** Sets the readable cookie that the badge is first drawn from, and with a first cart the ids of currency and language. */
export async function writeCartCount(request: NextRequest, reply: NextResponse, count: number): Promise<void> {
  await writeReadableCookie(request, reply, READABLE_COOKIES.cartCount, String(count));
  await writeMissingDefaults(request, reply);
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
  await writeCartCount(request, reply, result.value.count);
  return reply;
}
