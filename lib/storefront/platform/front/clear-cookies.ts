import type { IncomingMessage, ServerResponse } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSameOrigin } from '#lib/storefront/platform/http/same-origin.ts';
import { isStoreCookie } from '#lib/storefront/platform/session/own-cookies.ts';
import { plainAnswer } from './plain-answer.ts';

/** The maximum number removed at a time, so that the headers of the response stay small. */
const LARGEST = 20;
/** Names of cookies that are safe to send back. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,200}$/;
const EXPIRED = 'Path=/; Max-Age=0';

/**
 * The parent domains for which the host's cookies may be set, without the top-level domain; empty for an IP
 * address.
 */
function parentDomains(host: string): string[] {
  const labels = host.replace(/:\d+$/, '').split('.');
  if (labels.some((label) => !/^[a-z0-9-]+$/i.test(label)) || labels.every((label) => /^\d+$/.test(label))) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Set-Cookie headers that remove the largest cookies, the store's own ones only with `all`. */
function expiriesOf({ headers: { cookie = '', host = '' } }: IncomingMessage, all: boolean): string[] {
  const pairs = cookie.split(/;\s*/).map((pair) => ({ name: pair.split('=', 1)[0] ?? '', size: pair.length }));
  const ending = pairs.filter(({ name }) => NAME.test(name) && (all || !isStoreCookie(name)));
  const largest = ending.toSorted((one, other) => other.size - one.size).slice(0, LARGEST);
  const domains = parentDomains(host).map((domain) => `; Domain=${domain}`);
  return largest.flatMap(({ name }) => ['', ...domains].map((domain) => `${name}=; ${EXPIRED}${domain}`));
}

interface ClearOptions {
  /** The query of the request, as received. */
  query: string;
  /** The configured address of the site. */
  siteUrl: string | undefined;
}

/**
 * Removes cookies for a shopper whose browser sends too many, and redirects to the home page: the largest ones
 * of others, or with `?all` all of them. Only by POST from a page of the store, so that no link elsewhere can
 * sign a customer out.
 */
export async function clearCookies(
  request: IncomingMessage,
  response: ServerResponse,
  options: ClearOptions,
): Promise<void> {
  const { headers } = request;
  if (request.method !== 'POST') return plainAnswer(response, 405, { Allow: 'POST' });
  const fromHere = isSameOrigin({
    secFetchSite: String(headers['sec-fetch-site'] ?? '') || null,
    origin: headers.origin ?? null,
    host: headers.host ?? null,
    siteUrl: options.siteUrl,
  });
  if (!fromHere) return plainAnswer(response, 403);
  const all = options.query === apiPaths.cookies('all').slice(apiPaths.cookies().length);
  response.setHeader('Set-Cookie', expiriesOf(request, all));
  plainAnswer(response, 303, { Location: paths.home(), ...(all && { 'Clear-Site-Data': '"cookies"' }) });
}
