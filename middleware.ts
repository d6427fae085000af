import { type NextRequest, NextResponse } from 'next/server';
import { type AnalyticsSources, analyticsSources } from '#lib/shared/analytics-sources.ts';
import { environment } from '#lib/shared/env.ts';
import { mapOrigins } from '#lib/shared/map-tiles.ts';
import { type PaymentOrigins, paymentOrigins } from '#lib/shared/payment-origins.ts';
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
import { accessContext, accessRules } from '#lib/storefront/platform/session/passes.ts';

const PUBLIC_CACHE = 'public, s-maxage=60, stale-while-revalidate=600';
const PRIVATE_CACHE = 'private, no-store';

/** What the answer's headers depend on beside the decision. */
interface Site {
  https: boolean;
  development: boolean;
  /** Of the page that opens a gateway: no other page leads anywhere but to this site. */
  payment?: PaymentOrigins;
  analytics?: AnalyticsSources | undefined;
  /** Whoever goes on to a page with a map keeps the policy of the page that they came to first. */
  pictures: readonly string[];
}

type Pass = Extract<Decision, { kind: 'pass' }>;

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

function pass(request: NextRequest, decision: Pass, site: Site): NextResponse {
  const rendersPage = decision.pageClass !== 'asset' && decision.pageClass !== 'api';
  // Handing on other headers than those that came costs a copy of each: spared where there is nothing to change.
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
  // Next reads the nonce for its own scripts from the policy of the request.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', PRIVATE_CACHE);
  return response;
}

/** A bypass is granted by the front alone, which has asked whether the sign-in still counts. */
function redirect(request: NextRequest, decision: Extract<Decision, { kind: 'redirect' }>): NextResponse {
  // Next reads a whole address here, and sends on the part of it that follows its own.
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

/** Every request: facts to the gate, the gate's decision to the answer. There is no matcher, so nothing slips past it. */
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
  // Nothing is measured at a door.
  if (decision.kind === 'pass' && decision.admission) site.analytics = analyticsSources(settings);
  const response = respond(request, decision, site);
  for (const [name, value] of Object.entries(securityHeaders(site))) response.headers.set(name, value);
  return response;
}
