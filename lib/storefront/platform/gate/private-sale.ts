/** A Host header without its port, in lower case. */
export function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d{1,5}$/, '');
}

/**
 * Whether a request was for one of the private-sale (friends-and-family) hosts. `hosts` are names without ports.
 */
export function isPrivateSaleHost(host: string, hosts: readonly string[]): boolean {
  return hosts.includes(nameOf(host));
}
