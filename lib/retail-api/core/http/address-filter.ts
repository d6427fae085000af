import { lookup as dnsLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address may be connected to. */
export type AddressRule = (address: string) => boolean;

/** A host whose address may not be connected to. */
export class ForbiddenAddress extends Error {}

/** The IPv6 networks that the internet does not use: all but 2000::/3. ipaddr.js calls unassigned ones unicast. */
const UNASSIGNED = ['::/3', '4000::/2', '8000::/1'].map((network) => ipaddr.parseCIDR(network));

/** Whether an IP address belongs to the public internet, by IANA's special-purpose registries as ipaddr.js has them. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  const isUnassigned = parsed.kind() === 'ipv6' && UNASSIGNED.some((network) => parsed.match(network));
  return parsed.range() === 'unicast' && !isUnassigned;
}

/** Whether an IP address is not link-local, where the machines of a cloud give out their credentials, and not unspecified. */
export function isOrdinaryAddress(address: string): boolean {
  const range = ipaddr.process(address).range();
  return range !== 'linkLocal' && range !== 'unspecified';
}

/**
 * The `lookup` of a request to a URL: it resolves the host when it is connected to, so that no name can lead elsewhere
 * after a check, and returns only the addresses that are allowed. It is not called for a host that is an address itself,
 * which is checked at once. Throws ForbiddenAddress, and the request fails with it where no address is allowed.
 */
export function filteredLookup(url: URL, isAllowed: AddressRule, lookup: LookupFunction = dnsLookup): LookupFunction {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw forbidden(host);
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = error || typeof found === 'string' ? [] : found;
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (error || !first) callback(error ?? forbidden(name), '', 0);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function forbidden(host: string): ForbiddenAddress {
  return new ForbiddenAddress(`${host} is at a private address, which is not allowed`);
}
