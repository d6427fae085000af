import type { SessionOptions } from 'iron-session';
import { DAY_SECONDS, MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { sealedCookieNames } from './cookie-names.ts';

/**
 * The options of the sealed cookies. All after the first three are flash cookies, which set their own lifetimes.
 */
export type SealedCookieOptions = Record<'jwt' | 'shopper' | 'bypass' | FlashCookieName, SessionOptions>;
export type FlashCookieName = 'codeRequest' | 'formNotes' | 'checkout';

/**
 * The options of the sealed cookies: `Secure` and the `__Host-` prefix depend on the configured address of the
 * site, so that the store also works on plain http on a local machine.
 */
export function sealedCookieOptions(secret: string, siteUrl: string | undefined): SealedCookieOptions {
  const secure = siteUrl?.startsWith('https:') ?? false;
  const names = sealedCookieNames(secure);
  const cookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  return {
    jwt: { cookieName: names.jwt, password: secret, ttl: 720 * MINUTE_SECONDS, cookieOptions },
    shopper: { cookieName: names.shopper, password: secret, ttl: 30 * DAY_SECONDS, cookieOptions },
    bypass: { cookieName: names.bypass, password: secret, ttl: 1440 * MINUTE_SECONDS, cookieOptions },
    codeRequest: { cookieName: names.codeRequest, password: secret, cookieOptions },
    formNotes: { cookieName: names.formNotes, password: secret, cookieOptions },
    checkout: { cookieName: names.checkout, password: secret, cookieOptions },
  };
}
