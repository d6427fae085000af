import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentLanguage } from '#language';
import type { WorkPriority } from '#lib/shared/concurrency.ts';
import { log } from '#lib/shared/log.ts';
import { observeSince } from '#lib/shared/metrics/record.ts';
import * as paths from '#lib/shared/paths.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { type Device, publicQuery } from '#lib/storefront/platform/gate/index.ts';
import { buildPage, type PolicyMaker } from './build-page.ts';
import { type PageAddress, pageAddress, rscTokenOf } from './cache-key.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { acceptsGzip, preferredEncoding } from './compression.ts';
import type { InlineStyles } from './inline-styles.ts';
import { unlessUpstreamIsLate } from './late-upstream.ts';
import { logFailure, logUnavailable } from './log-failure.ts';
import { memoize } from './memoize.ts';
import type { NextHandler } from './next-handler.ts';
import { OUTAGE_RENDER_ID, OutagePages, retryAfterHead, withReference } from './outage-pages.ts';
import type { PageCache } from './page-cache.ts';
import { plainAnswer } from './plain-answer.ts';
import { isPrefetch, refuseOverloadedPrefetch } from './prefetch.ts';
import { redirectHead } from './redirect-head.ts';
import type { KeepPlace, RenderQueue } from './render-queue.ts';
import { deviceFromProxy } from './request-headers.ts';
import type { RequestTarget } from './request-target.ts';
import { isEmptyDocument, withScriptFreeMessage } from './script-free-message.ts';
import { sendVariant } from './send-variant.ts';
import { sharingHead } from './sharing-head.ts';
import { type CachedPage, type PageVariant, recordPageSent, variantOf } from './stored-page.ts';

/** The maximum wait of a visitor for a page that is not stored, including the time in the queue. */
const PAGE_BUDGET_MS = 5000;

/** Reading a query costs several times what sending a stored page does. */
const canonicalQuery = memoize(publicQuery, { max: 5000, maxLength: 500 });

/** Next reserves `/404` and renders it outside every layout; the store's own page is one segment below it. */
const NOT_FOUND = /^\/404(?=\?|$)/;
const NOT_FOUND_PAGE = '/404/page';
const OUTAGE_PAGE = '/404/unavailable';

const DEVICES: readonly Device[] = ['desktop', 'mobile'];

/**
 * The User-Agent sent to Next for each kind of device, so that a shared page cannot depend on the first
 * visitor's.
 */
const USER_AGENTS: Record<Device, string> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Storefront',
  mobile: 'Mozilla/5.0 (Linux; Android) Mobile Storefront',
};

interface PublicPagesOptions {
  next: NextHandler;
  cache: PageCache;
  /** Limits concurrent renders, so that under high load some are late or refused instead of all failing. */
  queue: RenderQueue;
  /** The address of the store, under which shared pages are rendered, whatever Host header a visitor sent. */
  site: URL;
  policyFor: PolicyMaker;
  styles: InlineStyles;
  /** How many proxies are in front of the storefront; one of them may tell the kind of device. */
  trustedProxies: number;
  /** Whether pages tell their surrogate keys as `Cache-Tag`, too. */
  hasCacheTag: boolean;
  /** Called for every visitor who gets a not-found page. */
  onMissing: (request: IncomingMessage) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** Overrides the default of five seconds. */
  maxWaitMs?: number;
}

/** A request for a page, and its response. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The query as received. */
  query: string;
  /** Set for the outage page: the seconds after which the visitor may try again. */
  retryAfterSeconds?: number;
}

interface RenderLimits {
  /** Epoch milliseconds. */
  deadline: number;
  keepPlace?: KeepPlace;
}

/** Answers public pages from the page cache. Of the visitor only the device is part of a key or a render. */
export class PublicPages {
  readonly #options: PublicPagesOptions;
  readonly #outages: OutagePages;

  constructor(options: PublicPagesOptions) {
    this.#options = options;
    this.#outages = new OutagePages({
      render: (device) => this.#renderOutage(device),
      onError: (error) => log().warn({ err: error }, 'The outage page could not be rendered'),
      now: options.now,
    });
  }

  /** Answers a GET or HEAD; false where the response must not be shared and Next has to be asked directly. */
  answer(
    target: RequestTarget,
    device: Device,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean | Promise<boolean> {
    const canonical = target.path + canonicalQuery(target.path, target.query);
    const kind = { device, language: currentLanguage() };
    const address = pageAddress(canonical, kind, request.headers, rscTokenOf(target.query));
    if (!address) return false;
    const render = (priority: Readonly<WorkPriority>) => this.#render(address, device, priority);
    const page = this.#options.cache.serve(address.key, render, isPrefetch(request));
    const visit = { request, response, requestId, query: target.query };
    return page instanceof Promise ? this.#whenRendered(page, device, visit) : this.#send(page, visit);
  }

  /** Sends a page once it is rendered; the stored outage page where the retail API is late, or the render fails. */
  async #whenRendered(rendering: Promise<CachedPage>, device: Device, visit: Visit): Promise<true> {
    let page: CachedPage;
    try {
      page = await unlessUpstreamIsLate(rendering);
    } catch (error) {
      const { request, response, requestId } = visit;
      if (refuseOverloadedPrefetch(error, request, response)) return true;
      if (this.answerOutage(error, device, request, response, requestId)) return true;
      throw error;
    }
    if (page.status < 500) for (const each of DEVICES) this.#outages.renew(each);
    else logUnavailable();
    return this.#send(page, visit);
  }

  /**
   * Sends the stored outage page and logs why; false where none is stored yet, and nothing is sent. Next's router gets a short
   * text: it loads the page as a document then, whose outage page is the one that is shown.
   */
  answerOutage(
    error: unknown,
    device: Device,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean {
    const outage = this.#outages.get(device);
    if (!outage) return false;
    const retryAfterSeconds = logFailure(error);
    if (request.headers.rsc !== undefined) {
      plainAnswer(response, 503, { 'Retry-After': String(retryAfterSeconds) });
      return true;
    }
    const variant = withReference(outage, requestId, acceptsGzip(request.headers['accept-encoding']));
    return this.#write(outage.page, variant, { request, response, requestId, query: '', retryAfterSeconds });
  }

  async #renderOutage(device: Device): Promise<CachedPage | null> {
    const { site, policyFor, styles, now, maxWaitMs = PAGE_BUDGET_MS } = this.#options;
    const startedAt = now();
    const captured = await inRequest({ requestId: OUTAGE_RENDER_ID, language: currentLanguage() }, () =>
      this.#captureUrl(OUTAGE_PAGE, device, {}, { deadline: startedAt + maxWaitMs }),
    );
    if (captured.directives.degraded) return null;
    return buildPage(captured, { now: startedAt, policyFor, styles, origin: site.origin });
  }

  async #render(address: PageAddress, device: Device, priority: Readonly<WorkPriority>): Promise<CachedPage> {
    const { queue, site, policyFor, styles, now, maxWaitMs = PAGE_BUDGET_MS } = this.#options;
    const requestedAt = now();
    const render = async (keepPlace: KeepPlace) => {
      const startedAt = now();
      const renderedFrom = performance.now();
      const captured = await this.#capture(address, device, { deadline: requestedAt + maxWaitMs, keepPlace });
      observeSince('renderTime', {}, renderedFrom);
      return buildPage(captured, { now: startedAt, policyFor, styles, origin: site.origin });
    };
    return queue.run(render, priority);
  }

  /**
   * Lets Next render. A result that is empty without scripts is replaced by the not-found page or a plain message.
   */
  async #capture(address: PageAddress, device: Device, limits: RenderLimits): Promise<CapturedResponse> {
    const captured = await this.#captureUrl(address.url, device, address.headers, limits);
    if (captured.status < 400 || !isHtml(captured)) return captured;
    const html = captured.body.toString('utf8');
    if (!isEmptyDocument(html)) return captured;
    const missing = captured.status === 404 && address.url !== paths.notFound();
    if (missing) return { ...(await this.#captureUrl(paths.notFound(), device, {}, limits)), status: 404 };
    return { ...captured, body: Buffer.from(withScriptFreeMessage(html)) };
  }

  #captureUrl(
    url: string,
    device: Device,
    rscHeaders: Record<string, string>,
    { deadline, ...others }: RenderLimits,
  ): Promise<CapturedResponse> {
    const { next, site, now } = this.#options;
    const headers = {
      host: site.host,
      accept: '*/*',
      'user-agent': USER_AGENTS[device],
      'sec-ch-ua-mobile': device === 'mobile' ? '?1' : '?0',
      'x-forwarded-host': site.host,
      'x-forwarded-proto': site.protocol.slice(0, -1),
      'x-forwarded-for': '127.0.0.1',
      ...rscHeaders,
    };
    const shown = url.replace(NOT_FOUND, NOT_FOUND_PAGE);
    const deadlineMs = Math.max(deadline - now(), 1);
    return captureResponse(next, { method: 'GET', url: shown, headers }, { deadlineMs, ...others });
  }

  #send(page: CachedPage, visit: Visit): true | Promise<true> {
    if (page.status === 404) this.#options.onMissing(visit.request);
    const variant = variantOf(page, preferredEncoding(visit.request.headers['accept-encoding']));
    if (variant instanceof Promise) return variant.then((made) => this.#write(page, made, visit));
    return this.#write(page, variant, visit);
  }

  #write(page: CachedPage, variant: PageVariant, visit: Visit): true {
    const { request, response, requestId, query, retryAfterSeconds } = visit;
    const isRedirect = page.status >= 300 && page.status < 400;
    const isOutage = retryAfterSeconds !== undefined;
    // The outage page is made in advance, but what it says is said now.
    const ageMs = isOutage ? 0 : this.#options.now() - page.storedAt;
    let { head } = variant;
    const { trustedProxies, hasCacheTag } = this.#options;
    const isDeviceFromProxy = deviceFromProxy(request, trustedProxies) !== null;
    let also: readonly string[] = sharingHead(page, { ageMs, isDeviceFromProxy, trustedProxies, hasCacheTag });
    if (isRedirect) [head, also] = [redirectHead([...head, ...also], query), []];
    if (isOutage) head = retryAfterHead(head, retryAfterSeconds);
    const shown = { ...variant, head };
    sendVariant(request, response, { status: page.status, variant: shown, ageMs, requestId, also });
    recordPageSent(page)?.catch((error: unknown) => log().warn({ err: error }, 'A page could not be compressed again'));
    return true;
  }
}

function isHtml(captured: CapturedResponse): boolean {
  return String(captured.headers['content-type'] ?? '').startsWith('text/html');
}
