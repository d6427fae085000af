import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { Overloaded, type Semaphore } from '#lib/shared/concurrency.ts';
import { log } from '#lib/shared/log.ts';
import * as paths from '#lib/shared/paths.ts';
import {
  type AccessContext,
  type AccessRules,
  type Decision,
  decide,
  isOutside,
  type Passes,
} from '#lib/storefront/platform/gate/index.ts';
import { acceptsHtml } from '#lib/storefront/platform/http/accepts-html.ts';
import { bodyLimitOf } from '#lib/storefront/platform/http/body-limits.ts';
import { consumeRequestLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { PLAIN_PAGE_HEADERS } from '#lib/storefront/platform/http/plain-page.ts';
import { type RefusalStatus, refusalPage } from '#lib/storefront/platform/http/refusal-page.ts';
import { removeSignInCookies } from '#lib/storefront/platform/session/remove-sign-in.ts';
import type { CapturedResponse } from './capture-response.ts';
import { clearCookies } from './clear-cookies.ts';
import type { EntryCheck } from './entry-check.ts';
import { isReady, type ReadinessOptions } from './health.ts';
import type { ImageProxy } from './image-proxy.ts';
import { markPrivate } from './mark-private.ts';
import type { NextHandler } from './next-handler.ts';
import { oversized, tooLarge } from './oversized.ts';
import { passThrough } from './pass-through.ts';
import { plainAnswer } from './plain-answer.ts';
import type { PublicPages } from './public-pages.ts';
import { rateLimitedReturn } from './rate-limited-return.ts';
import { readRequestBody } from './read-body.ts';
import { clientAddress, headersForNext } from './request-headers.ts';
import { nextRequestId } from './request-id.ts';
import { type RequestTarget, requestTarget } from './request-target.ts';
import { revalidate } from './revalidate.ts';
import { sendText } from './send-text.ts';
import type { StaticFiles } from './static-files.ts';
import type { SuggestionMemory } from './suggestion-memory.ts';
import { unavailablePage } from './unavailable-page.ts';
import type { UploadGate } from './upload-gate.ts';

interface FrontParts extends ReadinessOptions {
  next: NextHandler;
  images: ImageProxy;
  /** Asks the data layer who a seal belongs to; only where entry is restricted. */
  entryCheck: Pick<EntryCheck, 'check' | 'lately'>;
  /** Null in development: then Next serves its own files, and every page is rendered for each request. */
  production: { pages: PublicPages; statics: StaticFiles; suggestionMemory: SuggestionMemory } | null;
  rules: AccessRules;
  /** Reads a visitor's sealed cookies; called only where entry is restricted. */
  readAccess: (host: string, cookies: string, now: number) => AccessContext | Promise<AccessContext>;
  /** The Set-Cookie header of the launch bypass for a customer; null for a guest. */
  bypassCookie: (cookies: string, now: number) => Promise<string | null>;
  uploads: UploadGate;
  /** Limits concurrent suggestions, which are requested with every keystroke, so that they do not delay pages. */
  suggestions: Semaphore;
  /** The configured address of the site. */
  siteUrl: string | undefined;
  /** Called with the Cookie header of every request. */
  watchCookies: (cookies: string) => void;
  revalidateSecret: string | null;
  trustedProxies: number;
  purge: (tags: readonly string[]) => void;
  /** Called for every visitor who gets a not-found page, unless a shared page reports it. */
  onMissing: (request: IncomingMessage) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Next reserves `/404` and renders it outside every layout; the store's own page is one segment below it. */
const NOT_FOUND_PAGE = `${paths.notFound()}/page`;

type Passed = Extract<Decision, { kind: 'pass' }>;

const NO_BODY = Buffer.alloc(0);

interface Passing {
  body?: Buffer;
  /** Takes a copy of the whole answer. */
  learn?: ((answer: CapturedResponse) => unknown) | null;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: RequestTarget;
  id: string;
}

/** Answers every request of the storefront: health, files, photos and shared pages itself, the rest through Next. */
export class RequestHandler {
  readonly #parts: FrontParts;

  constructor(parts: FrontParts) {
    this.#parts = parts;
  }

  /**
   * Never rejects: an error is logged and answered with HTTP 503, with a shorter Retry-After where it was only the
   * load.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = nextRequestId();
    try {
      await this.#route(request, response, id);
    } catch (error) {
      const rush = error instanceof Overloaded;
      if (rush) log().warn({ requestId: id, reason: error.message }, 'A page was refused in a rush');
      else log().error({ err: error, requestId: id }, 'A request failed in the front');
      unavailablePage(request, response, { requestId: id, retryAfterSeconds: rush ? 1 : 5 });
    }
  }

  #route(request: IncomingMessage, response: ServerResponse, id: string): unknown {
    const target = requestTarget(request.url);
    // A proxy in front may have used the other host (RFC 9112, 3.2).
    if (hasSeveralHosts(request)) return sendRefusal(response, 400, {});
    if (target?.authority !== undefined && target.authority !== request.headers.host)
      return sendRefusal(response, 400, {});
    if (!target) return plainAnswer(response, request.method === 'OPTIONS' ? 405 : 400);
    const exchange = { request, response, target, id };
    const own = this.#ownAnswer(exchange);
    if (own) return own;
    this.#parts.watchCookies(request.headers.cookie ?? '');
    const excess = oversized(request);
    if (excess) return tooLarge(response, excess);
    const { rules, readAccess, now } = this.#parts;
    const access = readAccess(request.headers.host ?? '', request.headers.cookie ?? '', now());
    if (access instanceof Promise) return access.then((facts) => this.#enter(facts, exchange));
    return this.#obey(decide({ ...access, ...gateRequestOf(exchange) }, rules), exchange);
  }

  /** A seal outlives its sign-in: before it opens a page or a photo, the sign-in itself is checked. */
  async #enter(facts: AccessContext, exchange: Exchange): Promise<unknown> {
    const { request, response, target, id } = exchange;
    const { entryCheck, rules } = this.#parts;
    const decided = (passes: Passes) => decide({ ...facts, ...gateRequestOf(exchange), passes }, rules);
    const sealed = decided(facts.passes);
    // Route handlers check it themselves.
    const checksItself = isOutside(target.path) || target.path.startsWith('/api/');
    if (!facts.passes.signedIn || checksItself) return this.#obey(sealed, exchange);
    const entry = await (isPhoto(target.path) ? entryCheck.lately(request) : entryCheck.check(request));
    if (entry === 'admitted' || entry === 'customer') return this.#obey(sealed, exchange);
    const guest = decided({ signedIn: false, bypass: false });
    if (entry === 'guest') endSignIn(exchange);
    if (entry === 'guest' || !needsSignIn(sealed, guest)) return this.#obey(guest, exchange);
    return unavailablePage(request, response, { requestId: id, retryAfterSeconds: 5 });
  }

  #obey(decision: Decision, exchange: Exchange): unknown {
    const { response } = exchange;
    if (decision.kind === 'pass') return this.#pass(decision, exchange);
    if (decision.kind === 'redirect') return this.#redirect(decision, exchange);
    if (decision.status === 404 && !decision.bare) return this.#notFound(decision.restricted, exchange);
    return sendRefusal(response, decision.status, decision.status === 405 ? { Allow: decision.allow } : {});
  }

  async #redirect(decision: Extract<Decision, { kind: 'redirect' }>, { request, response }: Exchange): Promise<void> {
    const { bypassCookie, now } = this.#parts;
    const cookie = decision.grantsBypass ? await bypassCookie(request.headers.cookie ?? '', now()) : null;
    const headers = { Location: decision.location, ...(cookie !== null && { 'Set-Cookie': cookie }) };
    plainAnswer(response, decision.status, headers);
  }

  /** Handles requests that the front answers before the gate decides; null for everything else. */
  #ownAnswer(exchange: Exchange): Promise<void> | null {
    const { request, response, target } = exchange;
    switch (target.path) {
      case '/healthz':
      case '/readyz':
        return this.#health(exchange);
      case apiPaths.revalidate(): {
        const { now, purge, revalidateSecret } = this.#parts;
        return revalidate(request, response, { secret: revalidateSecret, now, purge });
      }
      case apiPaths.cookies():
        return clearCookies(request, response, { query: target.query, siteUrl: this.#parts.siteUrl });
      default:
        return !this.#parts.production && /^\/(?:_next|__next)/.test(target.path)
          ? this.#parts.next(request, response)
          : null;
    }
  }

  async #health({ request, response, target }: Exchange): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
    }
    const well = target.path === '/healthz' || (await isReady(this.#parts));
    plainAnswer(response, well ? 200 : 503);
  }

  #pass(decision: Passed, exchange: Exchange): unknown {
    const { request, response, target, id } = exchange;
    // A response that others may not see must be cached only by the visitor's own browser.
    if (decision.restricted && !isOutside(target.path)) markPrivate(response);
    switch (decision.pageClass) {
      case 'public': {
        const answered = this.#parts.production?.pages.answer(target, decision.device, request, response, id) ?? false;
        if (answered === false) return this.#ownPage(exchange);
        return answered === true ? undefined : answered;
      }
      case 'asset':
        return this.#asset(exchange);
      case 'api':
        return this.#api(decision, exchange);
      case 'personal':
        return this.#ownPage(exchange);
    }
  }

  async #asset(exchange: Exchange): Promise<void> {
    const { request, response, target } = exchange;
    if (await this.#parts.production?.statics.answer(target.path, request, response)) return;
    if (isPhoto(target.path)) return this.#parts.images.answer(target.path, request, response);
    if (target.path.startsWith('/_next/')) return plainAnswer(response, 404);
    await this.#throughNext(exchange);
  }

  async #api(decision: Passed, exchange: Exchange): Promise<void> {
    const { request, response, target } = exchange;
    if (request.method === 'GET' || request.method === 'HEAD') return this.#read(decision, exchange);
    const address = clientAddress(request, this.#parts.trustedProxies);
    const location = rateLimitedReturn(target.path, address);
    if (location !== null) return plainAnswer(response, 303, { Location: location });
    const sending = { request, path: target.path, address };
    const refusal = await this.#parts.uploads.run(sending, () => this.#withBody(exchange));
    if (refusal) refuseForm(exchange, refusal.status, refusal.headers);
  }

  async #read(decision: Passed, exchange: Exchange): Promise<void> {
    if (exchange.target.path !== apiPaths.suggestions()) return this.#throughNext(exchange);
    // Where entry is restricted an answer depends on the visitor.
    const memory = decision.restricted ? undefined : this.#parts.production?.suggestionMemory;
    const address = exchange.target.path + exchange.target.query;
    if (memory?.has(address)) return this.#fromMemory(memory, address, exchange);
    const learn = exchange.request.method === 'GET' ? (memory?.learn(address) ?? null) : null;
    try {
      await this.#parts.suggestions.run(() => this.#throughNext(exchange, { learn }));
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      plainAnswer(exchange.response, 503, { 'Retry-After': '1' });
    }
  }

  /**
   * Counts against the limit of the visitor's network, like the handler. The limit of a session is left out: its cookie
   * would have to be unsealed, which costs more than the answer.
   */
  async #fromMemory(memory: SuggestionMemory, address: string, { request, response, id }: Exchange): Promise<void> {
    const wait = consumeRequestLimit('address', clientAddress(request, this.#parts.trustedProxies), true);
    if (wait > 0) return plainAnswer(response, 429, { 'Retry-After': String(wait) });
    await memory.answer(address, request, response, id);
  }

  async #withBody(exchange: Exchange): Promise<void> {
    const { request, target } = exchange;
    const reading = await readRequestBody(request, bodyLimitOf(target.path, request.headers['content-type'] ?? ''));
    if (reading.kind === 'too-large') return refuseForm(exchange, 413, { Connection: 'close' });
    if (reading.kind === 'body') await this.#throughNext(exchange, { body: reading.body });
  }

  /** Serves a page that is rendered for this visitor only. */
  async #ownPage(exchange: Exchange): Promise<void> {
    await this.#throughNext(exchange);
    if (exchange.response.statusCode === 404) this.#parts.onMissing(exchange.request);
  }

  #throughNext(
    { request, response, target, id }: Exchange,
    { body = NO_BODY, learn = null }: Passing = {},
  ): Promise<void> {
    const { next, trustedProxies } = this.#parts;
    const headers = headersForNext(request, trustedProxies, id);
    if (body.length > 0) headers['content-length'] = String(body.length);
    else delete headers['content-length'];
    response.setHeader('X-Request-Id', id);
    const path = target.path === paths.notFound() ? NOT_FOUND_PAGE : target.path;
    const facts = { method: request.method ?? 'GET', url: path + target.query, headers, body };
    return passThrough(next, facts, request, response, learn);
  }

  /** Impossible paths share one rendered page, so that they cost no render. */
  #notFound(restricted: boolean, exchange: Exchange): unknown {
    const { request, response, id } = exchange;
    if (!acceptsHtml(request.headers.accept) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return plainAnswer(response, 404);
    const shared = { path: paths.notFound(), query: '' };
    if (restricted) {
      // The shared not-found page is that of an unrestricted store.
      markPrivate(response);
      return this.#ownPage({ ...exchange, target: shared });
    }
    const answered = this.#parts.production?.pages.answer(shared, 'desktop', request, response, id);
    return answered ?? this.#ownPage({ ...exchange, target: shared });
  }
}

const isPhoto = (path: string) => path.startsWith('/images/');

/** Whether a signed-in visitor may open more with this request than a guest. */
function needsSignIn(signedIn: Decision, guest: Decision): boolean {
  if (signedIn.kind === 'pass') return guest.kind !== 'pass';
  return signedIn.kind === 'redirect' && signedIn.grantsBypass === true;
}

function gateRequestOf({ request, target }: Exchange) {
  return {
    method: request.method ?? '',
    path: target.path,
    query: target.query,
    mobileHint: String(request.headers['sec-ch-ua-mobile'] ?? ''),
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

function sendRefusal(response: ServerResponse, status: RefusalStatus, headers: Record<string, string>): void {
  sendText(response, { status, headers: { ...PLAIN_PAGE_HEADERS, ...headers }, text: refusalPage(status) });
}

/** Refuses a form: a page for browsers without scripts, a short text for scripts. */
function refuseForm(exchange: Exchange, status: RefusalStatus, headers: Record<string, string>): void {
  const { request, response, target } = exchange;
  const isPlain = acceptsHtml(request.headers.accept);
  if (isPlain && status === 413 && target.path === apiPaths.imageSearch())
    plainAnswer(response, 303, { ...headers, Location: paths.photoForm('size') });
  else if (isPlain) sendRefusal(response, status, headers);
  else plainAnswer(response, status, headers);
}

/** Removes the cookies of a sign-in that the retail API no longer knows. */
function endSignIn({ request, response }: Exchange): void {
  const headers: OutgoingHttpHeaders = {};
  removeSignInCookies(headers, request.headers.cookie ?? '');
  if (headers['set-cookie']) response.setHeader('Set-Cookie', headers['set-cookie']);
}
