const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or IP address, without a port, can only mean this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Returns the URL at which a process of this machine reaches a server listening on `host`, without a trailing
 * slash.
 */
export function localUrl(host: string, port: number): string {
  const reached = WILDCARDS.has(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
