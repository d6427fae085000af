import { type NextRequest, NextResponse } from 'next/server';
import { environment } from '#lib/shared/env.ts';
import { type Decision, decide } from '#lib/storefront/platform/gate/index.ts';
import { opensGateways } from '#lib/storefront/platform/http/payment-pages.ts';
import { PLAIN_PAGE_HEADERS } from '#lib/storefront/platform/http/plain-page.ts';
import { refusalPage } from '#lib/storefront/platform/http/refusal-page.ts';
import {
  DEVICE_HEADER,
  HEADER_MODE_HEADER,
  INTERNAL_HEADERS,
  NONCE_HEADER,
} from '#lib/storefront/platform/http/request-headers.ts';
import { contentSecurityPolicy, securityHeaders } from '#lib/storefront/platform/http/security-headers.ts';
import { accessContext, accessRules } from '#lib/storefront/platform/session/access-context.ts';
import { type AnalyticsSources, analyticsSources } from '#lib/storefront/platform/site/analytics-sources.ts';
import { mapOrigins } from '#lib/storefront/platform/site/map-tiles.ts';
import { type PaymentOrigins, paymentOrigins } from '#lib/storefront/platform/site/payment-origins.ts';

const PUBLIC_CACHE = 'public, s-maxage=60, stale-while-revalidate=600';
const PRIVATE_CACHE = 'private, no-store';

/** What the response headers depend on in addition to the decision. */
interface Site {
  https: boolean;
  development: boolean;
  /** For the page that opens a gateway; all other pages may only lead to this site. */
  payment?: PaymentOrigins;
  analytics?: AnalyticsSources | undefined;
  /**
   * A client-side navigation to a page with a map keeps the CSP of the first page, so every page allows map
   * tiles.
   */
  pictures: readonly string[];
}

type Pass = Extract<Decision, { kind: 'pass' }>;

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

function pass(request: NextRequest, decision: Pass, site: Site): NextResponse {
  const rendersPage = decision.pageClass !== 'asset' && decision.pageClass !== 'api';
  // Forwarding changed request headers costs a copy of each, so it is skipped where nothing changes.
  if (!rendersPage && !INTERNAL_HEADERS.some((name) => request.headers.has(name))) return NextResponse.next();
  const headers = new Headers(request.headers);
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  if (!rendersPage) return NextResponse.next({ request: { headers } });
  headers.set(HEADER_MODE_HEADER, decision.headerMode);
  headers.set(DEVICE_HEADER, decision.device);
  if (decision.pageClass === 'public') {
    const response = NextResponse.next({ request: { headers } });
    response.headers.set('cache-control', PUBLIC_CACHE);
    return response;
  }
  const nonce = newNonce();
  const policy = contentSecurityPolicy({ nonce, ...site });
  headers.set(NONCE_HEADER, nonce);
  // Next.js reads the nonce for its own scripts from the CSP of the request.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', PRIVATE_CACHE);
  return response;
}

/** Redirects. Only the front grants a bypass, after it has checked that the sign-in is still valid. */
function redirect(request: NextRequest, decision: Extract<Decision, { kind: 'redirect' }>): NextResponse {
  // Next.js requires an absolute URL here, and sends only the part after its own origin.
  const location = new URL(decision.location, request.url).href;
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  return new NextResponse(null, { status: decision.status, headers });
}

function respond(request: NextRequest, decision: Decision, site: Site): NextResponse {
  if (decision.kind === 'pass') return pass(request, decision, site);
  if (decision.kind === 'redirect') return redirect(request, decision);
  const headers = decision.status === 405 ? { ...PLAIN_PAGE_HEADERS, allow: decision.allow } : PLAIN_PAGE_HEADERS;
  return new NextResponse(refusalPage(decision.status), { status: decision.status, headers });
}

/**
 * Handles every request: passes the facts to the gate and applies its decision to the response. There is no
 * matcher, so that no request bypasses it.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const settings = environment();
  const { pathname: path, search: query } = new URL(request.url);
  const site: Site = {
    https: settings.SITE_URL?.startsWith('https:') ?? false,
    development: settings.NODE_ENV === 'development',
    pictures: mapOrigins(settings),
    ...(opensGateways(path) && { payment: paymentOrigins(settings) }),
  };
  const { headers } = request;
  const access = await accessContext(headers.get('host') ?? '', headers.get('cookie') ?? '', Date.now());
  const decision = decide(
    {
      ...access,
      method: request.method,
      path,
      query,
      mobileHint: headers.get('sec-ch-ua-mobile') ?? '',
      userAgent: headers.get('user-agent') ?? '',
    },
    accessRules(),
  );
  // There are no analytics on the pages before entry.
  if (decision.kind === 'pass' && decision.admission) site.analytics = analyticsSources(settings);
  const response = respond(request, decision, site);
  for (const [name, value] of Object.entries(securityHeaders(site))) response.headers.set(name, value);
  return response;
}
