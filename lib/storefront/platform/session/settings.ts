import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { type SealedCookieOptions, type SessionSecret, sealedCookieOptions } from './options.ts';

/** The secret of the sealed cookies, which all processes of a storefront share. */
export function sessionSecret(): SessionSecret {
  const { SESSION_SECRET, ACCEPTED_SESSION_SECRETS } = environment();
  if (!SESSION_SECRET) throw new ConfigurationError('SESSION_SECRET: must be set for the storefront.');
  return { current: SESSION_SECRET, accepted: ACCEPTED_SESSION_SECRETS };
}

/** The options of the sealed cookies by the settings of this process. */
export function sealedCookies(): SealedCookieOptions {
  return sealedCookieOptions(sessionSecret(), environment().SITE_URL);
}
