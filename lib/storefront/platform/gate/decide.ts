import * as paths from '#lib/shared/paths.ts';
import { admit } from './admission.ts';
import { deviceOf } from './device.ts';
import { headerModeOf, withoutMenu } from './header-mode.ts';
import { entryPathFor, isOutside, isPageOutside } from './outside.ts';
import { readPath } from './path.ts';
import { isKnownHost, restrictionOf } from './restriction.ts';
import type { AccessRules, Decision, GateRequest, PageClass } from './types.ts';

const BYPASS_NAME = 'wsi';
const BYPASS_VALUE = '2';

/** Whether a query (empty, or a string that starts with `?`) requests the bypass of the launch. */
function needsBypass(query: string): boolean {
  return query.includes(BYPASS_NAME) && new URLSearchParams(query).get(BYPASS_NAME) === BYPASS_VALUE;
}

/** The query without the bypass parameter. */
function withoutBypassParam(query: string): string {
  const remaining = new URLSearchParams(query);
  remaining.delete(BYPASS_NAME);
  return remaining.size === 0 ? '' : `?${remaining}`;
}

const VERBS: Record<PageClass, readonly string[]> = {
  public: ['GET', 'HEAD'],
  personal: ['GET', 'HEAD'],
  asset: ['GET', 'HEAD'],
  api: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

/** Lists of all pages or products for programs, which would make the content public. */
const DIRECTORIES = /^\/(?:sitemap\.xml$|sitemap\/|feeds\/|llms\.txt$)/;

/**
 * The query for a redirect: without the parameter of the router's own requests, and with invalid characters
 * encoded.
 */
function queryOnward(query: string): string {
  const publicPart = query
    .slice(1)
    .split('&')
    .filter((parameter) => !/^_rsc(?:=|$)/.test(parameter))
    .join('&');
  return publicPart === '' ? '' : `?${publicPart.replace(/[\\\p{Cc}]/gu, encodeURIComponent)}`;
}

/**
 * Decides about a request: pass, redirect or refuse. A pure function, obeyed by the middleware and the front.
 */
export function decide(facts: GateRequest, rules: AccessRules): Decision {
  if (!isKnownHost(facts.host, rules)) return { kind: 'refuse', status: 400, bare: true, restricted: true };
  const restriction = restrictionOf(facts, rules);
  const restricted = restriction !== null;
  const admission = admit(facts, rules);
  const refused = { kind: 'refuse', bare: admission === null, restricted } as const;
  const reading = readPath(facts.path);
  if (reading.kind === 'refuse') return { ...refused, status: reading.status };
  if (reading.kind === 'other-spelling') {
    return { kind: 'redirect', status: 308, location: reading.location + queryOnward(facts.query) };
  }
  const { pageClass, segments } = reading;
  const verbs = VERBS[pageClass];
  if (!verbs.includes(facts.method)) return { ...refused, status: 405, allow: verbs.join(', ') };

  const isPage = pageClass === 'public' || pageClass === 'personal';
  if (isPage && restriction === 'pre-launch' && facts.passes.signedIn && needsBypass(facts.query)) {
    const path = facts.path === paths.counter() ? paths.home() : facts.path;
    return {
      kind: 'redirect',
      status: 307,
      location: path + withoutBypassParam(queryOnward(facts.query)),
      grantsBypass: true,
    };
  }
  // Where entry is restricted the page itself redirects, because two layers with different data could
  // redirect in a circle.
  if (!restricted && facts.path === paths.counter()) return { kind: 'redirect', status: 307, location: paths.home() };
  const outside = restriction !== null && !admission;
  if (outside && !(isPage ? isPageOutside(facts.path, restriction) : isOutside(facts.path))) {
    return isPage
      ? { kind: 'redirect', status: 307, location: entryPathFor(restriction, facts.path, queryOnward(facts.query)) }
      : { ...refused, status: 404 };
  }
  if (restricted && DIRECTORIES.test(facts.path)) return { ...refused, status: 404 };
  return {
    kind: 'pass',
    pageClass: restricted && pageClass === 'public' ? 'personal' : pageClass,
    headerMode: outside ? withoutMenu(headerModeOf(segments)) : headerModeOf(segments),
    device: deviceOf(facts.mobileHint, facts.userAgent),
    restricted,
    admission,
  };
}
