import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Semaphore } from '#lib/shared/concurrency.ts';
import * as paths from '#lib/shared/paths.ts';
import { type Device, publicQuery } from '#lib/storefront/platform/gate/index.ts';
import { buildPage } from './build-page.ts';
import { type PageAddress, pageAddress, rscTokenOf } from './cache-key.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { matchesEtag } from './conditional.ts';
import { preferredEncoding } from './encode.ts';
import type { NextHandler } from './next-handler.ts';
import type { PageCache } from './page-cache.ts';
import { redirectHead } from './redirect-head.ts';
import type { RequestTarget } from './request-target.ts';
import { isEmptyDocument, withScriptFreeMessage } from './script-free-message.ts';
import { type PageVariant, type StoredPage, variantOf } from './stored-page.ts';

/** What a visitor waits at most for a page that is not stored, the wait for its turn included. */
const PAGE_BUDGET_MS = 5000;

/** Next keeps `/404` for itself and renders it outside every layout; one step below it the shop's own page stands. */
const NOT_FOUND = /^\/404(?=\?|$)/;
const NOT_FOUND_PAGE = '/404/page';

/** Stands for every browser of a kind, so that a shared page cannot depend on the one that asked first. */
const USER_AGENTS: Record<Device, string> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Storefront',
  mobile: 'Mozilla/5.0 (Linux; Android) Mobile Storefront',
};

export interface PublicPagesOptions {
  next: NextHandler;
  cache: PageCache;
  /** Bounds how many renders share the processor, so that a rush is answered late or refused rather than lost as a whole. */
  gate: Semaphore;
  /** Address of the shop; shared pages are rendered under it whatever Host a visitor sent. */
  site: URL;
  policyFor: (scriptHashes: readonly string[]) => string;
  /** Told of every visitor who found nothing at an address. */
  onMissing: (request: IncomingMessage) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** In place of five seconds. */
  maxWaitMs?: number;
}

/** One request for a page, and where its answer goes. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** As received. */
  query: string;
}

/** Answers public pages from the page cache. Neither a key nor a render knows anything of the visitor but the device. */
export class PublicPages {
  readonly #options: PublicPagesOptions;

  constructor(options: PublicPagesOptions) {
    this.#options = options;
  }

  /** Answers a GET or HEAD; false where the answer must not be shared and Next is to be asked directly. */
  answer(
    target: RequestTarget,
    device: Device,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean | Promise<boolean> {
    const canonical = target.path + publicQuery(target.path, target.query);
    const address = pageAddress(canonical, device, request.headers, rscTokenOf(target.query));
    if (!address) return false;
    const page = this.#options.cache.serve(address.key, () => this.#render(address, device));
    const visit = { request, response, requestId, query: target.query };
    if (page instanceof Promise) return page.then((rendered) => this.#send(rendered, visit));
    return this.#send(page, visit);
  }

  async #render(address: PageAddress, device: Device): Promise<StoredPage> {
    const { gate, site, policyFor, now, maxWaitMs = PAGE_BUDGET_MS } = this.#options;
    const askedAt = now();
    return gate.run(async () => {
      const startedAt = now();
      const captured = await this.#capture(address, device, askedAt + maxWaitMs);
      return buildPage(captured, { now: startedAt, policyFor, origin: site.origin });
    });
  }

  /** Lets Next render. What would be empty without scripts gets the shop's own not-found page, or a plain message. */
  async #capture(address: PageAddress, device: Device, deadline: number): Promise<CapturedResponse> {
    const captured = await this.#captureUrl(address.url, device, address.headers, deadline);
    if (captured.status < 400 || !isHtml(captured)) return captured;
    const html = captured.body.toString('utf8');
    if (!isEmptyDocument(html)) return captured;
    const missing = captured.status === 404 && address.url !== paths.notFound();
    if (missing) return { ...(await this.#captureUrl(paths.notFound(), device, {}, deadline)), status: 404 };
    return { ...captured, body: Buffer.from(withScriptFreeMessage(html)) };
  }

  /** `deadline` in epoch milliseconds. */
  #captureUrl(
    url: string,
    device: Device,
    rscHeaders: Record<string, string>,
    deadline: number,
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
    return captureResponse(next, { method: 'GET', url: shown, headers }, Math.max(deadline - now(), 1));
  }

  #send(page: StoredPage, visit: Visit): true | Promise<true> {
    if (page.status === 404) this.#options.onMissing(visit.request);
    const variant = variantOf(page, preferredEncoding(visit.request.headers['accept-encoding']));
    if (variant instanceof Promise) return variant.then((made) => this.#write(page, made, visit));
    return this.#write(page, variant, visit);
  }

  #write(page: StoredPage, variant: PageVariant, { request, response, requestId, query }: Visit): true {
    const unchanged = page.status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag);
    const stored = unchanged ? variant.notModifiedHead : variant.head;
    const head = page.status < 300 || page.status >= 400 ? stored.slice() : redirectHead(stored, query);
    const ageSeconds = Math.floor((this.#options.now() - page.storedAt) / 1000);
    head.push('Age', String(Math.max(0, ageSeconds)), 'X-Request-Id', requestId);
    response.writeHead(unchanged ? 304 : page.status, head);
    response.end(unchanged || request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }
}

function isHtml(captured: CapturedResponse): boolean {
  return String(captured.headers['content-type'] ?? '').startsWith('text/html');
}
