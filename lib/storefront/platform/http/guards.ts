import type { NextRequest, NextResponse } from 'next/server';
import { environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { currentRequestId } from '#lib/shared/request-context.ts';
import { nextRequestId } from '#lib/shared/request-id.ts';
import { consumeRequestLimit } from './caller-limits.ts';
import { PERSONAL, refusalReply } from './reply.ts';
import { isSameOrigin } from './same-origin.ts';

/** Whether a page of this site sent the request. */
export function isSameOriginRequest({ headers }: NextRequest): boolean {
  return isSameOrigin({
    secFetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
    siteUrl: environment().SITE_URL,
  });
}

/**
 * Seconds that the caller has to wait; 0 where the request may pass. First limited by the address that the front
 * verified (with TRUST_PROXY), then by the session that `readSession` returns, if any.
 */
export async function rateLimitWait(
  request: NextRequest,
  readSession: () => Promise<string | undefined>,
): Promise<number> {
  const isRead = request.method === 'GET';
  const wait = await consumeRequestLimit('address', request.headers.get('x-forwarded-for') ?? '', isRead);
  if (wait > 0) return wait;
  const session = await readSession();
  return session === undefined ? 0 : consumeRequestLimit('session', session, isRead);
}

/** Cookies are one shopper's: a response that sets them must not be cached, whatever the handler said. */
export function withoutSharedCaching(reply: NextResponse): NextResponse {
  if (reply.headers.has('set-cookie')) reply.headers.set('cache-control', PERSONAL);
  return reply;
}

/** Answers every error thrown by a handler with HTTP 500 and an id that is also in the log. */
export async function answerFailures(request: NextRequest, handle: () => Promise<NextResponse>): Promise<NextResponse> {
  try {
    return await handle();
  } catch (error) {
    const requestId = currentRequestId() ?? nextRequestId();
    log().error({ err: error, requestId, path: request.nextUrl.pathname }, 'A route handler failed');
    return refusalReply(request, 500, { requestId });
  }
}
