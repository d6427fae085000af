import type { SessionOptions } from 'iron-session';
import { DAY_SECONDS, MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { sealedCookieNames } from './cookie-names.ts';

/** The secret that seals cookies, and those whose seals are still opened while an operator changes it. */
export interface SessionSecret {
  readonly current: string;
  readonly accepted: readonly string[];
}

export interface SealedOptions extends SessionOptions {
  readonly password: string;
  /** Secrets that open a seal, too. */
  readonly accepted: readonly string[];
}

/**
 * The options of the sealed cookies. All after the first three are flash cookies, which set their own lifetimes.
 */
export type SealedCookieOptions = Record<'jwt' | 'shopper' | 'bypass' | FlashCookieName, SealedOptions>;
export type FlashCookieName = 'codeRequest' | 'formNotes' | 'checkout';

/**
 * The options of the sealed cookies: `Secure` and the `__Host-` prefix depend on the configured address of the
 * site, so that the store also works on plain http on a local machine.
 */
export function sealedCookieOptions(secret: SessionSecret, siteUrl: string | undefined): SealedCookieOptions {
  const secure = siteUrl?.startsWith('https:') ?? false;
  const names = sealedCookieNames(secure);
  const cookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  const sealed = { password: secret.current, accepted: secret.accepted, cookieOptions };
  return {
    jwt: { ...sealed, cookieName: names.jwt, ttl: 720 * MINUTE_SECONDS },
    shopper: { ...sealed, cookieName: names.shopper, ttl: 30 * DAY_SECONDS },
    bypass: { ...sealed, cookieName: names.bypass, ttl: 1440 * MINUTE_SECONDS },
    codeRequest: { ...sealed, cookieName: names.codeRequest },
    formNotes: { ...sealed, cookieName: names.formNotes },
    checkout: { ...sealed, cookieName: names.checkout },
  };
}
