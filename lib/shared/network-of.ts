/** The length of an IPv6 address with zone and port. */
const MAX_ADDRESS_LENGTH = 80;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const GROUPS = 8;
/** The groups of an IPv4-mapped IPv6 address before its last two. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * Returns the key under which an IP address is counted, independent of its spelling and port: an IPv4 address
 * itself, for IPv6 the /64 network of one household. A text that is no IP address is returned unchanged, but
 * cut short.
 */
export function networkOf(address: string): string {
  const bounded = address.trim().slice(0, MAX_ADDRESS_LENGTH);
  const host = withoutPort(bounded);
  if (!host.includes(':')) return host;
  const groups = groupsOf(host);
  if (!groups) return bounded;
  const shown = groups.map((group) => group.toString(16));
  if (shown.slice(0, 6).join(':') !== MAPPED) return shown.slice(0, 4).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  const host = address.replace(/:\d+$/, '');
  return host.includes(':') ? address : host;
}

/** Returns the eight numbers of an IPv6 address; null where the text is none. */
function groupsOf(address: string): number[] | null {
  const [bare = ''] = address.split('%', 1);
  const halves = withoutDots(bare).split('::');
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = GROUPS - head.length - tail.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** Converts an IPv6 address with an IPv4 part at its end to groups only. */
function withoutDots(address: string): string {
  const dotted = address.slice(address.lastIndexOf(':') + 1);
  if (!IPV4.test(dotted)) return address;
  const [first = 0, second = 0, third = 0, fourth = 0] = dotted.split('.').map(Number);
  const groups = [first * 256 + second, third * 256 + fourth].map((group) => group.toString(16));
  return address.slice(0, -dotted.length) + groups.join(':');
}
