import { BlockList, isIPv4 } from 'node:net';

/** Networks outside the public internet (IANA's special-purpose registries). */
const PRIVATE = new BlockList();
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of IPV4) PRIVATE.addSubnet(network, prefix, 'ipv4');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  // For IPv6 only global unicast, except addresses that embed an IPv4 address (6to4, Teredo) or are for documentation.
  return GLOBAL.check(address, 'ipv6') && !CARRIERS.check(address, 'ipv6');
}

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const CARRIERS = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  CARRIERS.addSubnet(network, prefix, 'ipv6');
}
