import type { IncomingMessage } from 'node:http';

/** Headers by which a client could pretend to be a layer of the store or of Next. */
const SPOOFABLE =
  /^(?:x-(?:header-mode|device|nonce|request-id|middleware|invoke|matched-path|nextjs|next-|now-|vercel-|prerender|rewrite|original|forwarded|real-ip|url$)|content-security-policy|next-(?:action|resume|instant|hmr)|forwarded$|proxy|purpose-|connection$|keep-alive$|te$|trailer$|transfer-encoding$|upgrade$|expect$|content-encoding$)/;

/** The visitor's address: the socket's, or with trusted proxies the entry that the outermost of them added. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return forwarded.at(-trustedProxies) ?? socketAddress;
}

/** The scheme that the visitor used: http, or what a trusted proxy says. */
function clientScheme(request: IncomingMessage, trustedProxies: number): string {
  const forwarded =
    trustedProxies > 0
      ? String(request.headers['x-forwarded-proto'] ?? '')
          .split(',')[0]
          ?.trim()
      : '';
  return forwarded === 'https' ? 'https' : 'http';
}

/**
 * The headers that Next may see: all that the visitor sent, except those that only the store itself may set. The
 * visitor's address is in `x-forwarded-for` as one trustworthy entry, the request's id in `x-request-id`.
 */
export function headersForNext(
  request: IncomingMessage,
  trustedProxies: number,
  requestId: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || SPOOFABLE.test(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  headers['x-forwarded-for'] = clientAddress(request, trustedProxies);
  headers['x-forwarded-proto'] = clientScheme(request, trustedProxies);
  headers['x-forwarded-host'] = headers.host ?? '';
  headers['x-request-id'] = requestId;
  return headers;
}
