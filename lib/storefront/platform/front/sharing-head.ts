import type { CachedPage } from './stored-page.ts';

/** How long a cache may keep a page that the front itself serves stale, in seconds: it is being rendered again. */
const STALE_SHARED_SECONDS = 2;

type Lifetime = Pick<CachedPage, 'storable' | 'freshMs' | 'staleMs'>;

interface SharedResponse {
  /** Milliseconds since the page was rendered. */
  ageMs: number;
  /** Whether a proxy told the kind of device. */
  isDeviceFromProxy: boolean;
  /** How many proxies in front of the store are trusted. */
  trustedProxies: number;
  /** Whether the surrogate keys are also sent as `Cache-Tag`, which Cloudflare reads and keeps to itself. */
  hasCacheTag: boolean;
}

/**
 * What a shared cache may do with a page, as alternating names and values (RFC 9111, RFC 5861): how long it is kept, and
 * which request headers choose another one.
 */
export function sharingHead(page: Lifetime & Pick<CachedPage, 'vary' | 'tags'>, response: SharedResponse): string[] {
  const vary = `${page.vary}, ${deviceHeaders(response)}`;
  const head = ['Cache-Control', cacheControl(page, response.ageMs), 'Vary', vary];
  if (response.hasCacheTag && page.tags.length > 0) head.push('Cache-Tag', page.tags.join(','));
  return head;
}

/** A page that came stale would be useless to a cache, which counts its age from the render. */
function cacheControl({ storable, freshMs, staleMs }: Lifetime, ageMs: number): string {
  if (!storable) return 'no-store';
  const fresh = seconds(freshMs);
  const whole = seconds(freshMs + staleMs);
  const age = seconds(ageMs);
  const shared = age < fresh ? fresh : Math.min(age + STALE_SHARED_SECONDS, whole);
  const stale = whole - shared;
  return stale > 0 ? `public, s-maxage=${shared}, stale-while-revalidate=${stale}` : `public, s-maxage=${shared}`;
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** The request headers by which the kind of device was told. */
function deviceHeaders({ isDeviceFromProxy, trustedProxies }: SharedResponse): string {
  if (isDeviceFromProxy) return 'X-Device';
  return trustedProxies > 0 ? 'X-Device, User-Agent, Sec-CH-UA-Mobile' : 'User-Agent, Sec-CH-UA-Mobile';
}
