import { isLoopback } from '#lib/shared/loopback.ts';
import { isPrivateSaleHost, nameOf } from './private-sale.ts';
import type { AccessContext, AccessRules } from './types.ts';

/** Why not everybody may enter: it is a private sale, or too early. */
export type Restriction = 'private-sale' | 'pre-launch';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** An address of a machine in place of a name, without a port. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/** Whether a Host header names this store: a well-formed name, and one of its own where the operator has named them. */
export function isKnownHost(host: string, { siteHost, privateSaleHosts, namedHostsOnly }: AccessRules): boolean {
  if (!HOST.test(host)) return false;
  const name = nameOf(host);
  if (name === siteHost || isPrivateSaleHost(host, privateSaleHosts)) return true;
  // By its address a store is tried on a phone nearby; names of its own it has not got.
  if (siteHost === null) return !namedHostsOnly || isLoopback(name) || ADDRESS.test(name);
  // A store that is tried on this machine alone is reached under each of its names, by its payment sandbox, too.
  return isLoopback(siteHost) && isLoopback(name);
}

/** What keeps the public out of a host now; null where it is open to everybody. */
export function restrictionOf(
  { host, now }: Pick<AccessContext, 'host' | 'now'>,
  rules: AccessRules,
): Restriction | null {
  if (isPrivateSaleHost(host, rules.privateSaleHosts)) return 'private-sale';
  return now < rules.launchAt ? 'pre-launch' : null;
}

/** Whether a visitor may enter in spite of a restriction. A bypass is that of a customer, and ends with the sign-in. */
export function opens(restriction: Restriction | null, { signedIn, bypass }: AccessContext['passes']): boolean {
  if (restriction === null) return true;
  return restriction === 'private-sale' ? signedIn : signedIn && bypass;
}
