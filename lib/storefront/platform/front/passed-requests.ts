import type { IncomingMessage } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { Overloaded, type Semaphore } from '#lib/shared/concurrency.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { type Decision, isOutside } from '#lib/storefront/platform/gate/index.ts';
import { acceptsHtml } from '#lib/storefront/platform/http/accepts-html.ts';
import { bodyLimitOf } from '#lib/storefront/platform/http/body-limits.ts';
import { consumeRequestLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import type { CapturedResponse } from './capture-response.ts';
import { type FrontExchange, refuseBody } from './front-exchange.ts';
import type { ImageProxy } from './image-proxy.ts';
import type { InlineStyles } from './inline-styles.ts';
import { unlessUpstreamIsLate } from './late-upstream.ts';
import { logUnavailable } from './log-failure.ts';
import { markPrivate } from './mark-private.ts';
import type { NextHandler } from './next-handler.ts';
import { passThrough } from './pass-through.ts';
import { plainAnswer } from './plain-answer.ts';
import { isPrefetch, isRouteTreePrefetch, refuseOverloadedPrefetch, refusePrefetch } from './prefetch.ts';
import type { PublicPages } from './public-pages.ts';
import { rateLimitedReturn } from './rate-limited-return.ts';
import { readRequestBody } from './read-body.ts';
import type { KeepPlace, RenderQueue } from './render-queue.ts';
import { clientAddress, headersForNext } from './request-headers.ts';
import type { StaticFiles } from './static-files.ts';
import type { SuggestionMemory } from './suggestion-memory.ts';
import type { UploadGate } from './upload-gate.ts';
import type { VideoProxy } from './video-proxy.ts';

/** The parts that answer the requests that the gate lets through. */
export interface PassedParts {
  next: NextHandler;
  images: ImageProxy;
  videos: VideoProxy;
  /** Null in development: then Next serves its own files, and every page is rendered for each request. */
  production: {
    pages: PublicPages;
    statics: StaticFiles;
    /** The style sheets that become part of a page. */
    styles: InlineStyles;
    suggestionMemory: SuggestionMemory;
  } | null;
  uploads: UploadGate;
  /** Limit concurrent renders: of pages that all visitors share, and of those for one visitor. */
  renders: { shared: RenderQueue; own: RenderQueue };
  /** Limits concurrent suggestions, which are requested with every keystroke, so that they do not delay pages. */
  suggestions: Semaphore;
  trustedProxies: number;
  /** Called for every visitor who gets a not-found page, unless a shared page reports it. */
  onMissing: (request: IncomingMessage) => void;
}

/** Next reserves `/404` and renders it outside every layout; the store's own page is one segment below it. */
const NOT_FOUND_PAGE = `${paths.notFound()}/page`;

type Passed = Extract<Decision, { kind: 'pass' }>;
const NO_BODY = Buffer.alloc(0);
const NO_STYLES: InlineStyles = new Map();

interface Passing {
  body?: Buffer;
  /** Called with a copy of the whole answer. */
  onAnswer?: ((answer: CapturedResponse) => Promise<void>) | null;
  /** Rejects if the first bytes of a page take too long. */
  limitWait?: (beginning: Promise<void>) => Promise<void>;
  /** Gets the work of Next, which may go on after `limitWait` has rejected. */
  keepPlace?: KeepPlace;
}

/** Whether a path is that of a video of the catalogue, or of its captions. */
const isVideo = (path: string) => path.startsWith('/images/video/');
/** Whether a path is that of a photo of the catalogue. */
export const isPhoto = (path: string) => path.startsWith('/images/');

/**
 * Whether visitors wait for renders and this request begins a prefetch. The request that follows it, for the page itself,
 * looks like that of a pressed link (decision 21), so that it could take a visitor's place.
 */
const isTooBusyToPrefetch = (request: IncomingMessage, queue: RenderQueue): boolean =>
  isRouteTreePrefetch(request) && queue.isBusy;

/** Answers what the gate lets through: files, photos and shared pages from the front, the rest through Next. */
export class PassedRequests {
  readonly #parts: PassedParts;

  constructor(parts: PassedParts) {
    this.#parts = parts;
  }

  /** Answers by the class of the page. */
  answer(decision: Passed, exchange: FrontExchange): unknown {
    const { request, response, target, id } = exchange;
    // A response that others may not see must be cached only by the visitor's own browser.
    if (decision.restricted && !isOutside(target.path)) markPrivate(response);
    switch (decision.pageClass) {
      case 'public': {
        if (isTooBusyToPrefetch(request, this.#parts.renders.shared)) return refusePrefetch(response);
        const answered = this.#parts.production?.pages.answer(target, decision.device, request, response, id) ?? false;
        if (answered === false) return this.#ownPage(decision, exchange, this.#parts.renders.shared);
        return answered === true ? undefined : answered;
      }
      case 'asset':
        return this.#asset(exchange);
      case 'api':
        return this.#api(decision, exchange);
      case 'personal':
        return this.#ownPage(decision, exchange, this.#parts.renders.own);
    }
  }

  /** Impossible paths share one rendered page, so that they cost no render. */
  notFound(restricted: boolean, exchange: FrontExchange): unknown {
    const { request, response, id } = exchange;
    if (!acceptsHtml(request.headers.accept) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return plainAnswer(response, 404);
    const shared = { path: paths.notFound(), query: '' };
    const ownPage = () =>
      this.#ownPage({ restricted, device: 'desktop' }, { ...exchange, target: shared }, this.#parts.renders.shared);
    if (restricted) {
      // The shared not-found page is that of an unrestricted store.
      markPrivate(response);
      return ownPage();
    }
    const answered = this.#parts.production?.pages.answer(shared, 'desktop', request, response, id);
    return answered ?? ownPage();
  }

  async #asset(exchange: FrontExchange): Promise<void> {
    const { request, response, target } = exchange;
    if (await this.#parts.production?.statics.answer(target.path, request, response)) return;
    if (isVideo(target.path)) return this.#parts.videos.answer(target.path, request, response);
    if (isPhoto(target.path)) return this.#parts.images.answer(target.path, request, response);
    if (target.path.startsWith('/_next/')) return plainAnswer(response, 404);
    await this.#throughNext(exchange);
  }

  async #api(decision: Passed, exchange: FrontExchange): Promise<void> {
    const { request, response, target } = exchange;
    if (request.method === 'GET' || request.method === 'HEAD') return this.#read(decision, exchange);
    const address = clientAddress(request, this.#parts.trustedProxies);
    const location = await rateLimitedReturn(target.path, address);
    if (location !== null) return plainAnswer(response, 303, { Location: location });
    const sending = { request, path: target.path, address };
    const refusal = await this.#parts.uploads.run(sending, () => this.#withBody(exchange));
    if (refusal) refuseBody(exchange, refusal.status, refusal.headers);
  }

  async #read(decision: Passed, exchange: FrontExchange): Promise<void> {
    if (exchange.target.path !== apiPaths.suggestions()) return this.#throughNext(exchange);
    // Where entry is restricted an answer depends on the visitor.
    const memory = decision.restricted ? undefined : this.#parts.production?.suggestionMemory;
    const address = localHref(exchange.target.path + exchange.target.query);
    if (memory?.has(address)) return this.#fromMemory(memory, address, exchange);
    const onAnswer = exchange.request.method === 'GET' ? (memory?.storing(address) ?? null) : null;
    try {
      await this.#parts.suggestions.run(() => this.#throughNext(exchange, { onAnswer }));
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      plainAnswer(exchange.response, 503, { 'Retry-After': '1' });
    }
  }

  /**
   * Answers from memory. The request counts against the limit of the visitor's network, as in the handler, but not
   * against that of the session: unsealing its cookie would cost more than the answer.
   */
  async #fromMemory(
    memory: SuggestionMemory,
    address: string,
    { request, response, id }: FrontExchange,
  ): Promise<void> {
    const wait = await consumeRequestLimit('address', clientAddress(request, this.#parts.trustedProxies), true);
    if (wait > 0) return plainAnswer(response, 429, { 'Retry-After': String(wait) });
    await memory.answer(address, request, response, id);
  }

  async #withBody(exchange: FrontExchange): Promise<void> {
    const { request, target } = exchange;
    const reading = await readRequestBody(request, bodyLimitOf(target.path, request.headers['content-type'] ?? ''));
    if (reading.kind === 'too-large') return refuseBody(exchange, 413, { Connection: 'close' });
    if (reading.kind === 'body') await this.#throughNext(exchange, { body: reading.body });
  }

  /** Serves a page that is rendered for this visitor only; the outage page where the retail API, or `queue`, lets it wait. */
  async #ownPage(
    { restricted, device }: Pick<Passed, 'restricted' | 'device'>,
    exchange: FrontExchange,
    queue: RenderQueue,
  ): Promise<void> {
    const { request, response, id } = exchange;
    if (isTooBusyToPrefetch(request, queue)) return refusePrefetch(response);
    const render = async (keepPlace: KeepPlace) => {
      // Who has left while waiting needs no page.
      if (!response.destroyed) await this.#throughNext(exchange, { limitWait: unlessUpstreamIsLate, keepPlace });
    };
    try {
      await queue.run(render, { isBackground: isPrefetch(request) });
      if (response.statusCode === 503) logUnavailable();
    } catch (error) {
      if (refuseOverloadedPrefetch(error, request, response)) return;
      // The stored page is that of an unrestricted store.
      const pages = restricted ? undefined : this.#parts.production?.pages;
      if (response.headersSent || !pages?.answerOutage(error, device, request, response, id)) throw error;
    }
    if (response.statusCode === 404) this.#parts.onMissing(request);
  }

  #throughNext(
    { request, response, target, id }: FrontExchange,
    { body = NO_BODY, ...passing }: Passing = {},
  ): Promise<void> {
    const { next, production, trustedProxies } = this.#parts;
    const headers = headersForNext(request, trustedProxies, id);
    if (body.length > 0) headers['content-length'] = String(body.length);
    else delete headers['content-length'];
    response.setHeader('X-Request-Id', id);
    const path = target.path === paths.notFound() ? NOT_FOUND_PAGE : target.path;
    const facts = { method: request.method ?? 'GET', url: path + target.query, headers, body };
    const styles = production?.styles ?? NO_STYLES;
    return passThrough(next, facts, request, response, { styles, ...passing });
  }
}
