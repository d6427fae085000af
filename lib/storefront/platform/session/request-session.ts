import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { invalidateSignIn } from './admit-request.ts';
import { checkoutChoices, clearFlash } from './flash-cookies.ts';
import { markOf } from './mark.ts';
import { clearBypass } from './passes.ts';
import { writeCustomerStatus, writeSignedOut } from './readable-cookies.ts';
import { sealedCookies, sessionSecret } from './settings.ts';
import { openSession, type ShopperSession } from './shopper-session.ts';

/** The shopper of one request to a route handler, and the cookies that go out with its reply. */
export interface RequestSession {
  /** Cookies of the request; what is set goes out with the reply. */
  readonly cookies: CookieStore;
  /** The shopper; opened on first use. */
  open(): Promise<ShopperSession>;
  /** Writes what changed into the reply: the shopper, what scripts can read of them, and the cookies. Once. */
  finish(reply: NextResponse): Promise<void>;
}

/** Whether a request brings a shopper along; what is sealed is not looked at. */
export function bringsShopper(request: NextRequest): boolean {
  return request.cookies.has(sealedCookies().shopper.cookieName);
}

/** Prepares the session of a request. `renewsSeal`: whether an old seal of the shopper's is renewed. */
export function requestSession(request: NextRequest, { renewsSeal }: { renewsSeal: boolean }): RequestSession {
  const writes: Parameters<NextResponse['cookies']['set']>[] = [];
  const cookies: CookieStore = {
    get: (name) => request.cookies.get(name),
    set: (name, value, options) => writes.push([name, value, options]),
  };
  let opened: Promise<ShopperSession> | undefined;
  let tokenBefore: string | undefined;

  function open(): Promise<ShopperSession> {
    opened ??= openSession({
      cookies,
      options: sealedCookies(),
      client: retail().client,
      now: Date.now,
      currencyId: 1,
      renewsSeal,
      clientAddress: request.headers.get('x-forwarded-for') ?? '',
    }).then((shopper) => {
      tokenBefore = shopper.data.customerToken;
      return shopper;
    });
    return opened;
  }

  /** However the session changed, what hangs on it and what scripts can read follows it. */
  async function follow(reply: NextResponse, shopper: ShopperSession): Promise<void> {
    const isSignedIn = shopper.data.customerToken !== undefined;
    // Entry before the launch is that of a sign-in, and ends with it.
    if (!isSignedIn) clearBypass(cookies);
    if (tokenBefore !== undefined && !isSignedIn) {
      invalidateSignIn(tokenBefore);
      clearFlash(cookies, checkoutChoices, sealedCookies());
      await writeSignedOut(request, reply);
    }
    await writeCustomerStatus(request, reply, markOf(shopper.data, sessionSecret()));
  }

  return {
    cookies,
    open,
    async finish(reply) {
      const shopper = await opened;
      await shopper?.save();
      if (shopper) await follow(reply, shopper);
      for (const write of writes) reply.cookies.set(...write);
    },
  };
}
