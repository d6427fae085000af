import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { type SealedCookieOptions, sealedCookieOptions } from './options.ts';

/** The secret of the sealed cookies, which all processes of a storefront share. */
export function sessionSecret(): string {
  const { SESSION_SECRET } = environment();
  if (!SESSION_SECRET) throw new ConfigurationError('SESSION_SECRET: must be set for the storefront.');
  return SESSION_SECRET;
}

/** The options of the sealed cookies by the settings of this process. */
export function sealedCookies(): SealedCookieOptions {
  return sealedCookieOptions(sessionSecret(), environment().SITE_URL);
}
