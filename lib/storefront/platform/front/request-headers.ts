import type { IncomingMessage } from 'node:http';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { DEVICE_HEADER } from '#lib/storefront/platform/http/request-headers.ts';

/** Headers by which a client could pretend to be a layer of the store or of Next. */
const SPOOFABLE =
  /^(?:x-(?:header-mode|device|nonce|request-id|middleware|invoke|matched-path|nextjs|next-|now-|vercel-|prerender|rewrite|original|forwarded|real-ip|url$)|content-security-policy|next-(?:action|resume|instant|hmr)|forwarded$|proxy|purpose-|connection$|keep-alive$|te$|trailer$|transfer-encoding$|upgrade$|expect$|content-encoding$)/;

const MOBILE_HINT = 'sec-ch-ua-mobile';

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
 * The kind of device as a trusted proxy computed it (`X-Device: mobile` or `desktop`); null where none did. A cache can
 * then keep two copies of a page, instead of one for each browser.
 */
export function deviceFromProxy({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): Device | null {
  const device = trustedProxies > 0 ? headers[DEVICE_HEADER] : undefined;
  return device === 'mobile' || device === 'desktop' ? device : null;
}

/** The client hint of a request for its kind of device, as a browser sends it; empty where nobody sent one. */
export function mobileHintOf(request: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  const device = deviceFromProxy(request, trustedProxies);
  if (device) return device === 'mobile' ? '?1' : '?0';
  return String(request.headers[MOBILE_HINT] ?? '');
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
  const mobileHint = mobileHintOf(request, trustedProxies);
  if (mobileHint !== '') headers[MOBILE_HINT] = mobileHint;
  headers['x-forwarded-for'] = clientAddress(request, trustedProxies);
  headers['x-forwarded-proto'] = clientScheme(request, trustedProxies);
  headers['x-forwarded-host'] = headers.host ?? '';
  headers['x-request-id'] = requestId;
  return headers;
}
