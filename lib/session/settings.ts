import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { type SealedCookieOptions, sealedCookieOptions } from './options.ts';

/** Options of the sealed cookies by the settings of this process. */
export function sealedCookies(): SealedCookieOptions {
  const { SESSION_SECRET, SITE_URL } = environment();
  if (!SESSION_SECRET) throw new ConfigurationError('SESSION_SECRET: must be set for the storefront.');
  return sealedCookieOptions(SESSION_SECRET, SITE_URL);
}
