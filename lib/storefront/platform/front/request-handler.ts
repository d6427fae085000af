import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { nextRequestId, requestIdFrom } from '#lib/shared/request-id.ts';
import {
  type AccessContext,
  type AccessRules,
  type Decision,
  decide,
  isOutside,
  type Passes,
} from '#lib/storefront/platform/gate/index.ts';
import { removeSignInCookies } from '#lib/storefront/platform/session/remove-sign-in.ts';
import { chooseLanguage, rememberedHome } from './choose-language.ts';
import { clearCookies } from './clear-cookies.ts';
import type { EntryCheck } from './entry-check.ts';
import { type FrontExchange, sendRefusal } from './front-exchange.ts';
import { isReady, type ReadinessOptions } from './health.ts';
import { logFailure } from './log-failure.ts';
import { oversized, tooLarge } from './oversized.ts';
import { isPhoto, type PassedParts, PassedRequests } from './passed-requests.ts';
import { plainAnswer } from './plain-answer.ts';
import { mobileHintOf } from './request-headers.ts';
import { addressInEnglish, otherSpelling, takeLanguage } from './request-language.ts';
import { requestTarget } from './request-target.ts';
import { revalidate } from './revalidate.ts';
import { tracedRequest } from './traced-request.ts';
import { unavailablePage } from './unavailable-page.ts';

interface FrontParts extends ReadinessOptions, PassedParts {
  /** Asks the data layer who a seal belongs to; only where entry is restricted. */
  entryCheck: Pick<EntryCheck, 'check' | 'checkCached'>;
  rules: AccessRules;
  /** Reads a visitor's sealed cookies; called only where entry is restricted. */
  readAccess: (host: string, cookies: string, now: number) => AccessContext | Promise<AccessContext>;
  /** The Set-Cookie header of the launch bypass for a customer; null for a guest. */
  bypassCookie: (cookies: string, now: number) => Promise<string | null>;
  /** The configured address of the site. */
  siteUrl: string | undefined;
  /** Called with the Cookie header of every request. */
  watchCookies: (cookies: string) => void;
  revalidateSecrets: readonly string[];
  purge: (tags: readonly string[]) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Answers every request of the storefront: health, files, photos and shared pages itself, the rest through Next. */
export class RequestHandler {
  readonly #parts: FrontParts;
  readonly #passed: PassedRequests;

  constructor(parts: FrontParts) {
    this.#parts = parts;
    this.#passed = new PassedRequests(parts);
  }

  /**
   * The promise never rejects: an error is logged and answered with HTTP 503, with a shorter Retry-After where it was only the
   * load.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A visitor could choose an id that means something else; the outermost trusted proxy sets its own.
    const isTrusted = this.#parts.trustedProxies > 0;
    const id = isTrusted ? requestIdFrom(request.headers['x-request-id']) : nextRequestId();
    const work = async () => {
      try {
        await this.#route(request, response, id);
      } catch (error) {
        unavailablePage(request, response, { requestId: id, retryAfterSeconds: logFailure(error) });
      }
    };
    const traceparent = isTrusted ? request.headers.traceparent : undefined;
    const language = takeLanguage(request, response);
    await inRequest({ requestId: id, ...(language && { language }) }, () =>
      tracedRequest(request, response, work, { id, traceparent }),
    );
  }

  #route(request: IncomingMessage, response: ServerResponse, id: string): unknown {
    const target = requestTarget(request.url);
    // A proxy in front may have used the other host (RFC 9112, 3.2).
    if (hasSeveralHosts(request)) return sendRefusal(response, 400, {});
    if (target?.authority !== undefined && target.authority !== request.headers.host)
      return sendRefusal(response, 400, {});
    if (!target) return plainAnswer(response, request.method === 'OPTIONS' ? 405 : 400);
    const exchange = { request, response, target, id };
    const english = addressInEnglish(request);
    if (english !== null) return plainAnswer(response, 307, { Location: english });
    const spelt = otherSpelling(request);
    if (spelt !== null) return plainAnswer(response, 308, { Location: spelt });
    const own = this.#ownAnswer(exchange);
    if (own) return own;
    this.#parts.watchCookies(request.headers.cookie ?? '');
    const excess = oversized(request);
    if (excess) return tooLarge(response, excess);
    const { rules, readAccess, now, trustedProxies } = this.#parts;
    const access = readAccess(request.headers.host ?? '', request.headers.cookie ?? '', now());
    if (access instanceof Promise) return access.then((facts) => this.#enter(facts, exchange));
    return this.#obey(decide({ ...access, ...gateRequestOf(exchange, trustedProxies) }, rules), exchange);
  }

  /** A seal outlives its sign-in: before it opens a page or a photo, the sign-in itself is checked. */
  async #enter(facts: AccessContext, exchange: FrontExchange): Promise<unknown> {
    const { request, response, target, id } = exchange;
    const { entryCheck, rules, trustedProxies } = this.#parts;
    const gateRequest = gateRequestOf(exchange, trustedProxies);
    const decided = (passes: Passes) => decide({ ...facts, ...gateRequest, passes }, rules);
    const sealed = decided(facts.passes);
    // Route handlers check it themselves.
    const checksItself = isOutside(target.path) || target.path.startsWith('/api/');
    if (!facts.passes.signedIn || checksItself) return this.#obey(sealed, exchange);
    const entry = await (isPhoto(target.path) ? entryCheck.checkCached(request) : entryCheck.check(request));
    if (entry === 'admitted' || entry === 'customer') return this.#obey(sealed, exchange);
    const guest = decided({ signedIn: false, bypass: false });
    if (entry === 'guest') endSignIn(exchange);
    if (entry === 'guest' || !needsSignIn(sealed, guest)) return this.#obey(guest, exchange);
    return unavailablePage(request, response, { requestId: id, retryAfterSeconds: 5 });
  }

  #obey(decision: Decision, exchange: FrontExchange): unknown {
    const { response } = exchange;
    // Also where nobody enters yet: the page to which the gate leads is in the chosen language, too.
    const home = decision.kind === 'refuse' ? null : rememberedHome(exchange.request, exchange.target);
    if (home !== null) return plainAnswer(response, 302, { Location: home });
    if (decision.kind === 'pass') return this.#passed.answer(decision, exchange);
    if (decision.kind === 'redirect') return this.#redirect(decision, exchange);
    if (decision.status === 404 && !decision.bare) return this.#passed.notFound(decision.restricted, exchange);
    return sendRefusal(response, decision.status, decision.status === 405 ? { Allow: decision.allow } : {});
  }

  async #redirect(
    decision: Extract<Decision, { kind: 'redirect' }>,
    { request, response }: FrontExchange,
  ): Promise<void> {
    const { bypassCookie, now } = this.#parts;
    const cookie = decision.grantsBypass ? await bypassCookie(request.headers.cookie ?? '', now()) : null;
    const headers = { Location: decision.location, ...(cookie !== null && { 'Set-Cookie': cookie }) };
    plainAnswer(response, decision.status, headers);
  }

  /** Handles requests that the front answers before the gate decides; null for everything else. */
  #ownAnswer(exchange: FrontExchange): Promise<void> | null {
    const { request, response, target } = exchange;
    switch (target.path) {
      case '/healthz':
      case '/readyz':
        return this.#health(exchange);
      case apiPaths.revalidate(): {
        const { now, purge, revalidateSecrets } = this.#parts;
        return revalidate(request, response, { secrets: revalidateSecrets, now, purge });
      }
      case apiPaths.language():
        return chooseLanguage(request, response, { query: target.query, siteUrl: this.#parts.siteUrl });
      case apiPaths.cookies():
        return clearCookies(request, response, { query: target.query, siteUrl: this.#parts.siteUrl });
      default:
        return !this.#parts.production && /^\/(?:_next|__next)/.test(target.path)
          ? this.#parts.next(request, response)
          : null;
    }
  }

  async #health({ request, response, target }: FrontExchange): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
    }
    const well = target.path === '/healthz' || (await isReady(this.#parts));
    plainAnswer(response, well ? 200 : 503);
  }
}

/** Whether a signed-in visitor may open more with this request than a guest. */
function needsSignIn(signedIn: Decision, guest: Decision): boolean {
  if (signedIn.kind === 'pass') return guest.kind !== 'pass';
  return signedIn.kind === 'redirect' && signedIn.grantsBypass === true;
}

function gateRequestOf({ request, target }: FrontExchange, trustedProxies: number) {
  return {
    method: request.method ?? '',
    path: target.path,
    query: target.query,
    mobileHint: mobileHintOf(request, trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Removes the cookies of a sign-in that the retail API no longer knows. */
function endSignIn({ request, response }: FrontExchange): void {
  const headers: OutgoingHttpHeaders = {};
  removeSignInCookies(headers, request.headers.cookie ?? '');
  if (headers['set-cookie']) response.setHeader('Set-Cookie', headers['set-cookie']);
}
