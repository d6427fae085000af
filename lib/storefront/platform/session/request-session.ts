import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { clearBypass } from './access-context.ts';
import { invalidateSignIn } from './admit-request.ts';
import { checkoutChoices, clearFlash } from './flash-cookies.ts';
import { writeCustomerStatus, writeSignedOut } from './readable-cookies.ts';
import { sessionFingerprint } from './session-fingerprint.ts';
import { sealedCookies, sessionSecret } from './settings.ts';
import { openSession, type ShopperSession } from './shopper-session.ts';

/** The session of one request to a route handler, and the cookies that are sent with its reply. */
interface RequestSession {
  /** Cookies of the request; those that are set are sent with the reply. */
  readonly cookies: CookieStore;
  /** The shopper's session; opened on first use. */
  open(): Promise<ShopperSession>;
  /** Writes the changes to the reply: the session, the readable cookies, and other cookies. Called once. */
  finish(reply: NextResponse): Promise<void>;
}

/** Whether a request has a shopper's cookie; it is not unsealed. */
export function hasShopperCookie(request: NextRequest): boolean {
  return request.cookies.has(sealedCookies().shopper.cookieName);
}

/** Prepares the session of a request. `renewsSeal`: whether an old seal is renewed. */
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

  /** Updates the cookies that depend on the session, after any change of it. */
  async function follow(reply: NextResponse, shopper: ShopperSession): Promise<void> {
    const isSignedIn = shopper.data.customerToken !== undefined;
    // The bypass of the launch belongs to a sign-in, and ends with it.
    if (!isSignedIn) clearBypass(cookies);
    if (tokenBefore !== undefined && !isSignedIn) {
      invalidateSignIn(tokenBefore);
      clearFlash(cookies, checkoutChoices, sealedCookies());
      await writeSignedOut(request, reply);
    }
    await writeCustomerStatus(request, reply, sessionFingerprint(shopper.data, sessionSecret().current));
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
