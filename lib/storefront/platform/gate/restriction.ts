import { isLoopback } from '#lib/shared/loopback.ts';
import { isPrivateSaleHost, nameOf } from './private-sale.ts';
import type { AccessContext, AccessRules } from './types.ts';

/** Why entry is restricted: a private sale, or the time before the launch. */
export type Restriction = 'private-sale' | 'pre-launch';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** An IP address in place of a host name, without a port. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/**
 * Whether a Host header names this store: a well-formed name, and one of the operator's where these are
 * configured.
 */
export function isKnownHost(host: string, { siteHost, privateSaleHosts, namedHostsOnly }: AccessRules): boolean {
  if (!HOST.test(host)) return false;
  const name = nameOf(host);
  if (name === siteHost || isPrivateSaleHost(host, privateSaleHosts)) return true;
  // Without SITE_URL a store is tested by IP address on a phone nearby; it has no names of its own.
  if (siteHost === null) return !namedHostsOnly || isLoopback(name) || ADDRESS.test(name);
  // A store tested on this machine can be reached by each loopback name, also by its payment sandbox.
  return isLoopback(siteHost) && isLoopback(name);
}

/** The restriction of a host now; null where it is open to everyone. */
export function restrictionOf(
  { host, now }: Pick<AccessContext, 'host' | 'now'>,
  rules: AccessRules,
): Restriction | null {
  if (isPrivateSaleHost(host, rules.privateSaleHosts)) return 'private-sale';
  return now < rules.launchAt ? 'pre-launch' : null;
}

/**
 * Whether a visitor may enter despite a restriction. A bypass belongs to a customer, and ends with the sign-in.
 */
export function opens(restriction: Restriction | null, { signedIn, bypass }: AccessContext['passes']): boolean {
  if (restriction === null) return true;
  return restriction === 'private-sale' ? signedIn : signedIn && bypass;
}
