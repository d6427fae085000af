import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Device, publicQuery } from '#lib/gate/index.ts';
import { paths } from '#lib/shared/paths.ts';
import { buildPage } from './build-page.ts';
import { type PageAddress, pageAddress, rscTokenOf } from './cache-key.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { matchesEtag } from './conditional.ts';
import { preferredEncoding } from './encode.ts';
import type { NextHandler } from './next-handler.ts';
import type { PageCache } from './page-cache.ts';
import type { RequestTarget } from './request-target.ts';
import { isEmptyDocument, withScriptFreeMessage } from './script-free-message.ts';
import { type PageVariant, type StoredPage, variantOf } from './stored-page.ts';

const RENDER_DEADLINE_MS = 10_000;

/** Stands for every browser of a kind, so that a shared page cannot depend on the one that asked first. */
const USER_AGENTS: Record<Device, string> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Storefront',
  mobile: 'Mozilla/5.0 (Linux; Android) Mobile Storefront',
};

export interface PublicPagesOptions {
  next: NextHandler;
  cache: PageCache;
  /** Address of the shop; shared pages are rendered under it whatever Host a visitor sent. */
  site: URL;
  policyFor: (scriptHashes: readonly string[]) => string;
  /** Epoch milliseconds. */
  now: () => number;
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
    if (page instanceof Promise) return page.then((rendered) => this.#send(rendered, request, response, requestId));
    return this.#send(page, request, response, requestId);
  }

  async #render(address: PageAddress, device: Device): Promise<StoredPage> {
    const { site, policyFor, now } = this.#options;
    const startedAt = now();
    const captured = await this.#capture(address, device);
    return buildPage(captured, { now: startedAt, policyFor, origin: site.origin });
  }

  /** Lets Next render. What would be empty without scripts gets the shop's own not-found page, or a plain message. */
  async #capture(address: PageAddress, device: Device): Promise<CapturedResponse> {
    const captured = await this.#captureUrl(address.url, device, address.headers);
    if (captured.status < 400 || !isHtml(captured)) return captured;
    const html = captured.body.toString('utf8');
    if (!isEmptyDocument(html)) return captured;
    const missing = captured.status === 404 && address.url !== paths.notFound();
    if (missing) return { ...(await this.#captureUrl(paths.notFound(), device, {})), status: 404 };
    return { ...captured, body: Buffer.from(withScriptFreeMessage(html)) };
  }

  #captureUrl(url: string, device: Device, rscHeaders: Record<string, string>): Promise<CapturedResponse> {
    const { next, site } = this.#options;
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
    return captureResponse(next, { method: 'GET', url, headers }, RENDER_DEADLINE_MS);
  }

  #send(page: StoredPage, request: IncomingMessage, response: ServerResponse, id: string): true | Promise<true> {
    const variant = variantOf(page, preferredEncoding(request.headers['accept-encoding']));
    if (variant instanceof Promise) return variant.then((made) => this.#write(page, made, request, response, id));
    return this.#write(page, variant, request, response, id);
  }

  #write(page: StoredPage, variant: PageVariant, request: IncomingMessage, response: ServerResponse, id: string): true {
    const unchanged = page.status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag);
    const head = (unchanged ? variant.notModifiedHead : variant.head).slice();
    const ageSeconds = Math.floor((this.#options.now() - page.storedAt) / 1000);
    head.push('Age', String(Math.max(0, ageSeconds)), 'X-Request-Id', id);
    response.writeHead(unchanged ? 304 : page.status, head);
    response.end(unchanged || request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }
}

function isHtml(captured: CapturedResponse): boolean {
  return String(captured.headers['content-type'] ?? '').startsWith('text/html');
}
