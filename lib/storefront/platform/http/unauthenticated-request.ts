import type { NextRequest, NextResponse } from 'next/server';
import { log } from '#lib/shared/log.ts';
import { isKnownHost } from '#lib/storefront/platform/gate/index.ts';
import { accessRules } from '#lib/storefront/platform/session/access-context.ts';
import { refusalReply } from './reply.ts';
import type { RouteHandler } from './route-handler.ts';

interface OutsideOptions {
  /**
   * Resolves to the seconds that the sender has to wait; 0 where the request may pass. `address`: the client address that the
   * front has verified. Left out where the front itself limits the rate.
   */
  limit?: (address: string) => Promise<number>;
  handle: (request: NextRequest) => Promise<NextResponse>;
  /** The response to an unexpected error. */
  failed: (request: NextRequest) => NextResponse;
}

/**
 * The handler of a request from outside the store, such as a webhook: it has no cookies and therefore no session, and its content is not
 * trusted before its signature is checked.
 */
export function unauthenticatedRequest({ limit, handle, failed }: OutsideOptions): RouteHandler {
  return async (request) => {
    try {
      if (!isKnownHost(request.headers.get('host') ?? '', accessRules())) return refusalReply(request, 400);
      const wait = (await limit?.(request.headers.get('x-forwarded-for') ?? '')) ?? 0;
      if (wait > 0) return refusalReply(request, 429, {}, { 'retry-after': String(wait) });
      return await handle(request);
    } catch (error) {
      log().error({ err: error, path: request.nextUrl.pathname }, 'A message of a gateway could not be handled');
      return failed(request);
    }
  };
}
