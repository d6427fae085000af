import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { Overloaded, Semaphore } from '#lib/shared/concurrency.ts';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { paletteCss } from '#lib/shared/palette.ts';
import { missingLinks, purges } from '#lib/shared/process-events.ts';
import { type ShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';
import { isTracing } from '#lib/shared/tracing/span.ts';
import { typefaceCss } from '#lib/shared/typefaces.ts';
import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';
import { contentSecurityPolicy } from '#lib/storefront/platform/http/security-headers.ts';
import { accessContext, accessRules, bypassCookie } from '#lib/storefront/platform/session/access-context.ts';
import { createCookieWatch } from '#lib/storefront/platform/session/cookie-budget.ts';
import { analyticsSources } from '#lib/storefront/platform/site/analytics-sources.ts';
import { mapOrigins } from '#lib/storefront/platform/site/map-tiles.ts';
import { setMessageScripts } from '#lib/storefront/platform/site/message-script.ts';
import { shopFonts } from '#lib/storefront/platform/site/shop-fonts.ts';
import type { PolicyMaker } from './build-page.ts';
import { EntryCheck } from './entry-check.ts';
import { GracefulStop } from './graceful-stop.ts';
import { ImageProxy } from './image-proxy.ts';
import { readInlineStyles } from './inline-styles.ts';
import { readLocalScripts, withLocalScripts } from './local-scripts.ts';
import { measureRequest } from './measure-request.ts';
import { messageFiles } from './message-files.ts';
import { missingLinkOf } from './missing-link.ts';
import type { NextHandler } from './next-handler.ts';
import { PageCache } from './page-cache.ts';
import { type PopularPage, pageOfKey } from './popular-pages.ts';
import { PRECOMPRESSED_FOLDER } from './precompressed-folder.ts';
import { PublicPages } from './public-pages.ts';
import { cdnFromSettings } from './purge-cdn.ts';
import { RenderPacer } from './render-pacer.ts';
import { RenderQueue } from './render-queue.ts';
import { RequestHandler } from './request-handler.ts';
import type { FrontLoad } from './serve-front-metrics.ts';
import { createFrontServer } from './server.ts';
import { StaticFiles } from './static-files.ts';
import { SuggestionMemory } from './suggestion-memory.ts';
import { tracedNext } from './traced-request.ts';
import { UploadGate } from './upload-gate.ts';
import { VideoProxy } from './video-proxy.ts';

const STATIC_PREFIX = '/_next/static/';
/** The folder of Next's files for browsers, below that of the project. */
export const staticsOf = ({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): string =>
  NODE_ENV === 'development' ? '.next/dev/static' : '.next/static';
/** The maximum wait for a render; after that the visitor is asked to come back. */
const RENDER_WAIT_MS = 2000;
/** Longer than all calls of a page may take one after the other. */
const RENDER_HOLD_MS = 30_000;

interface FrontOptions {
  next: NextHandler;
  settings: Environment;
  retailApiUrl: string;
  /** Folder of the project, with `.next` and `public`. */
  folder: string;
  /** The operator's icons and logo by path; the demo's without them. */
  brandFiles?: ReadonlyMap<string, Buffer>;
  /** Applies a changed profile of the shop to this process. Never rejects. */
  followShop?: () => Promise<void>;
  /** The maximum wait for a render, a photo or another service, in milliseconds; each has its own default. */
  maxWaitMs?: number;
}

interface Front {
  server: Server;
  stop: GracefulStop;
  /** For metrics. */
  load(): FrontLoad;
  /** The pages that visitors ask for most, at most `maximum`. */
  popularPages(maximum: number): PopularPage[];
  /** Purges what has changed: the pages with these surrogate keys, and with that of the shop all of them. */
  followChange(tags: readonly string[]): void;
  /** Tells the caches in front of the store to forget all pages: those of another release name other scripts. */
  announceStart(): void;
  /** Applies a profile of the shop that this process already has: its colours, its faces, its pictures, all pages. */
  showShop(profile: ShopProfile, files: ReadonlyMap<string, Buffer>): void;
}

/** Assembles the parts of the front. The server does not listen yet. */
export function assembleFront(options: FrontOptions): Front {
  const { settings, retailApiUrl, folder, brandFiles, maxWaitMs } = options;
  const isDevelopment = settings.NODE_ENV === 'development';
  const files = join(folder, staticsOf(settings));
  const rendering = isTracing() ? tracedNext(options.next) : options.next;
  const next = isDevelopment ? rendering : withLocalScripts(rendering, readLocalScripts(files));
  const wait = maxWaitMs === undefined ? {} : { maxWaitMs };
  const now = () => Date.now();
  const pacer = new RenderPacer();
  const queueOf = (running: number) =>
    new RenderQueue({
      running,
      waiting: 64,
      pacer,
      maximumWaitMs: maxWaitMs ?? RENDER_WAIT_MS,
      maximumHoldMs: RENDER_HOLD_MS,
    });
  // A page for one visitor mostly waits for the retail API, so that more of them fit beside each other.
  const renders = { shared: queueOf(16), own: queueOf(48) };
  const cache = new PageCache({
    maximumBytes: settings.PAGE_CACHE_MB * MEGABYTE,
    now,
    isBusy: () => renders.shared.isBusy,
    onRefreshError: (error, key) => {
      // Visitors go first; a later request renews the page.
      if (error instanceof Overloaded) return;
      log().warn({ err: error, page: key.split('\n')[0] }, 'A stale page could not be renewed');
    },
  });
  const site = siteAddress(settings);
  refuseClosedAddress(site, settings);
  const https = site.protocol === 'https:';
  const others = { analytics: analyticsSources(settings), pictures: mapOrigins(settings) };
  const sources = (hashes: readonly string[]) => hashes.map((hash) => `sha256-${hash}`);
  const policyFor: PolicyMaker = (scripts, styleHashes) =>
    contentSecurityPolicy({ scriptHashes: sources(scripts), styleHashes: sources(styleHashes), https, ...others });
  const onMissing = (request: IncomingMessage) => {
    const link = missingLinkOf(request);
    if (link) missingLinks.publish(link);
  };
  const stylesOf = ({ colours, typefaces }: ShopProfile) =>
    readInlineStyles(
      join(folder, '.next/static'),
      STATIC_PREFIX,
      paletteCss(colours) + typefaceCss(typefaces, shopFonts()),
    );
  const styles = new Map(stylesOf(shopProfile()));
  const statics = staticFiles(folder, brandFiles);
  if (isDevelopment) setMessageScripts(messageFiles(files, STATIC_PREFIX));
  const trustedProxies = settings.TRUST_PROXY;
  const hasCacheTag = settings.CDN_PURGE_URL !== undefined && settings.CDN_KIND === 'cloudflare';
  const proxySettings = { trustedProxies, hasCacheTag };
  const pages = new PublicPages({
    next,
    cache,
    queue: renders.shared,
    now,
    site,
    policyFor,
    styles,
    onMissing,
    ...proxySettings,
    ...wait,
  });
  const suggestionMemory = new SuggestionMemory(now);
  const purgeCdn = cdnFromSettings(settings, {
    onAway: (error) => log().warn({ err: error }, 'A cache in front of the store could not be told of changed pages'),
  });
  const purge = (tags: readonly string[]) => {
    purges.publish(new Set(tags));
    suggestionMemory.purge();
    log().info({ tags: tags.length, pages: cache.purge(tags) }, 'Pages were purged');
    // Not before: it would fetch the old pages again.
    purgeCdn?.(tags);
  };
  const followChange = (tags: readonly string[]) => {
    const others = tags.filter((tag) => tag !== SHOP_TAG);
    if (others.length > 0) purge(others);
    if (others.length === tags.length) return;
    // The pages are purged only after this process has the new profile, and again at each report, because the retail
    // APIs follow one by one.
    void (options.followShop?.() ?? Promise.resolve()).then(() => purge([SHOP_TAG]));
  };
  const handler: RequestHandler = new RequestHandler({
    next,
    entryCheck: new EntryCheck({ next, trustedProxies, ...wait }),
    videos: new VideoProxy({ upstream: retailApiUrl, ...wait }),
    images: new ImageProxy({ upstream: retailApiUrl, maximumBytes: settings.IMAGE_CACHE_MB * MEGABYTE, ...wait }),
    production: isDevelopment ? null : { pages, statics, styles, suggestionMemory },
    rules: accessRules(),
    readAccess: accessContext,
    bypassCookie,
    uploads: new UploadGate(settings.SITE_URL),
    renders,
    suggestions: new Semaphore({ running: 16, waiting: 32, maximumWaitMs: 250 }),
    retailApiUrl,
    ...(maxWaitMs !== undefined && { answerTimeoutMs: maxWaitMs }),
    siteUrl: settings.SITE_URL,
    watchCookies: createCookieWatch(now, (load) => log().warn(load, 'A browser sends more than 4096 bytes of cookies')),
    revalidateSecrets: settings.REVALIDATE_SECRET
      ? [settings.REVALIDATE_SECRET, ...settings.ACCEPTED_REVALIDATE_SECRETS]
      : [],
    trustedProxies,
    purge: followChange,
    onMissing,
    isStopping: () => stop.stopping,
    now,
  });
  const server = createFrontServer((request, response) => {
    stop.track(response);
    measureRequest(request, response);
    void handler.handle(request, response);
  });
  server.on('connection', () => pacer.onConnection());
  const stop = new GracefulStop(server);
  return {
    server,
    stop,
    load: () => ({ renders: loadOf(Object.values(renders)), pageCacheBytes: cache.bytes }),
    popularPages: (maximum) => cache.popularKeys(maximum).flatMap((key) => pageOfKey(key) ?? []),
    followChange,
    announceStart: () => purgeCdn?.([SHOP_TAG]),
    showShop(profile, files) {
      for (const [path, style] of stylesOf(profile)) styles.set(path, style);
      statics.replaceBodies(files);
      purge([SHOP_TAG]);
    },
  };
}

/** How many renders run and wait in all queues together. */
function loadOf(queues: readonly RenderQueue[]): FrontLoad['renders'] {
  const loads = queues.map(({ load }) => load);
  const sum = (state: 'running' | 'waiting') => loads.reduce((total, load) => total + load[state], 0);
  return { running: sum('running'), waiting: sum('waiting') };
}

/** The address that shoppers use: SITE_URL, or this machine. */
function siteAddress(settings: Environment): URL {
  return new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`);
}

/**
 * Throws if there is no SITE_URL and the default address is one of the private sale: shared pages are rendered
 * under it.
 */
function refuseClosedAddress(site: URL, { SITE_URL, PRIVATE_SALE_HOSTS }: Environment): void {
  if (SITE_URL !== undefined || !isPrivateSaleHost(site.host, PRIVATE_SALE_HOSTS)) return;
  throw new ConfigurationError(
    'PRIVATE_SALE_HOSTS: localhost is the address of the store itself where SITE_URL is unset. Set SITE_URL, or name other hosts.',
  );
}

function staticFiles(folder: string, brandFiles?: ReadonlyMap<string, Buffer>): StaticFiles {
  const folders = [
    {
      folder: join(folder, '.next/static'),
      prefix: STATIC_PREFIX,
      immutable: true,
      precompressed: join(folder, PRECOMPRESSED_FOLDER),
    },
    { folder: join(folder, 'public'), prefix: '/', immutable: false },
  ];
  return new StaticFiles(folders, brandFiles);
}
