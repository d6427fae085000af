import { once } from 'node:events';
import { join } from 'node:path';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { readBrandFiles } from '#lib/shared/brand-files.ts';
import { ChangeFollower } from '#lib/shared/change-stream.ts';
import { ConfigurationError, type Environment, environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { setShopLogo } from '#lib/shared/shop-logo.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { traceBySettings } from '#lib/shared/tracing/trace-by-settings.ts';
import { setShopFonts } from '#lib/storefront/platform/site/shop-fonts.ts';
import { assembleFront, staticsOf } from './assemble.ts';
import { CacheWarmer } from './cache-warmer.ts';
import { untilReady } from './health.ts';
import { writeDevelopmentMessages } from './message-files.ts';
import { pollShop } from './poll-shop.ts';
import type { PopularPage } from './popular-pages.ts';
import { serveFrontMetrics } from './serve-front-metrics.ts';
import { ShopFollower } from './shop-follower.ts';
import { requestPage, warmPages } from './warm-pages.ts';

const FOLDER = join(import.meta.dirname, '../../../..');
/** Less than the ten seconds after which a supervisor kills the process. */
const EXIT_AFTER_MS = 9500;

function onUnreachable(error: unknown): void {
  log().warn({ err: error }, "The shop's profile could not be read");
}

/** Follows the changes that retail APIs publish on Redis. */
function followChanges(url: string, front: Pick<ReturnType<typeof assembleFront>, 'followChange'>): ChangeFollower {
  return new ChangeFollower({
    url,
    onChanged: (tags) => front.followChange(tags),
    onMissed: () => front.followChange([SHOP_TAG]),
    onAway: (error) => log().warn({ err: error }, 'Redis could not be used: changed pages renew themselves meanwhile'),
  });
}

/** Returns how this process requests a page of itself, under the one host that a store with SITE_URL answers for. */
function selfRequester({ HOST, PORT, SITE_URL }: Environment): (page: PopularPage) => Promise<void> {
  const { host } = new URL(SITE_URL ?? `http://localhost:${PORT}`);
  return (page) => requestPage(localUrl(HOST, PORT), host, page);
}

/** Warms the page cache with what other storefronts serve, and publishes to them what this one serves. */
function startCacheWarmer(
  url: string,
  { popularPages, load, stop }: ReturnType<typeof assembleFront>,
  get: (page: PopularPage) => Promise<void>,
): CacheWarmer {
  const warmer = new CacheWarmer({
    url,
    popularPages,
    warm: (pages) =>
      warmPages(pages, {
        get,
        isBusy: () => load().renders.running > 0,
        isStopping: () => stop.stopping,
        now: Date.now,
      }),
    onWarmed: (pages) => log().info({ pages }, 'Pages were rendered that other storefronts serve'),
    onAway: (error) => log().warn({ err: error }, 'The pages that visitors ask for most cannot be shared'),
  });
  warmer.start();
  return warmer;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** A process's first render takes about a second, or much longer under load, and no shopper should wait for it. */
const FIRST_PAGE: PopularPage = { device: 'desktop', language: 'en', href: '/' };

async function run(): Promise<void> {
  const settings = environment();
  const retailApiUrl = settings.RETAIL_API_URL;
  if (!retailApiUrl) throw new ConfigurationError('RETAIL_API_URL: must be set for the storefront alone.');
  const metrics = await serveFrontMetrics(settings);
  const onTracesAway = (error: unknown) => log().warn({ err: error }, 'Traces cannot be sent');
  const endTraces = await traceBySettings('storefront', settings, onTracesAway);
  const brand = settings.SHOP_FILE === undefined ? null : await readBrandFiles(shopProfile(), settings.SHOP_FILE);
  if (brand) setShopLogo(brand.logo);
  if (brand) setShopFonts(brand.fonts);
  let front: ReturnType<typeof assembleFront> | undefined;
  let brandFiles = brand?.files;
  const shop = new ShopFollower({
    retailApiUrl,
    onChanged: (profile, files) => {
      brandFiles = files;
      front?.showShop(profile, files);
    },
    onRefused: (problem) =>
      log().error({ problem }, "The shop's profile cannot be used; the previous one stays in force"),
  });
  // While the retail API is not available, the profile of the settings applies.
  await shop.follow().catch(() => undefined);
  const { default: createNext } = await import('next');
  const dev = settings.NODE_ENV === 'development';
  const app = createNext({ dev, dir: FOLDER, hostname: 'localhost', port: settings.PORT });
  await app.prepare();
  if (dev) await writeDevelopmentMessages(join(FOLDER, staticsOf(settings)));
  front = assembleFront({
    next: app.getRequestHandler(),
    settings,
    retailApiUrl,
    folder: FOLDER,
    followShop: () => shop.follow().catch(onUnreachable),
    ...(brandFiles && { brandFiles }),
  });
  const { server, stop, load } = front;
  metrics.watch(load);
  const changes = settings.REDIS_URL === undefined ? null : followChanges(settings.REDIS_URL, front);
  await changes?.start();
  const { followChange } = front;
  void pollShop(shop, { onFollowed: () => followChange([SHOP_TAG]) });
  if (dev) server.on('upgrade', app.getUpgradeHandler());

  let warmer: CacheWarmer | null = null;
  const end = (signal: string) => {
    if (stop.stopping) return;
    log().info({ signal }, 'The storefront is stopping');
    setTimeout(() => process.exit(0), EXIT_AFTER_MS).unref();
    void changes?.stop();
    void warmer?.stop();
    stop
      .stop()
      .then(endTraces)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The launcher has ended, so nothing else could stop this process.
  process.on('disconnect', () => end('disconnect'));

  server.listen(settings.PORT, settings.HOST);
  await Promise.race([once(server, 'listening'), once(server, 'error').then(([error]) => Promise.reject(error))]);
  const requestOwnPage = selfRequester(settings);
  if (!dev) {
    // An earlier render would fail, and open the circuit breaker, which fails all calls of the next seconds.
    const isOpen = await untilReady({ retailApiUrl, isStopping: () => stop.stopping });
    if (isOpen) await shop.follow().catch(onUnreachable);
    if (isOpen) await requestOwnPage(FIRST_PAGE);
    else log().warn('The retail API is not ready: pages answer 503 until it is');
  }
  front.announceStart();
  if (settings.REDIS_URL !== undefined && !dev) warmer = startCacheWarmer(settings.REDIS_URL, front, requestOwnPage);
  process.send?.({ type: 'ready', url: `http://localhost:${settings.PORT}` });
}

run().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigurationError) fail(error.message);
  if (error.code === 'EADDRINUSE') fail(`PORT: ${environment().PORT} is already in use. Set PORT to a free one.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    fail(`HOST: this machine has no address ${environment().HOST}. Set it to 127.0.0.1 or 0.0.0.0.`);
  }
  if (error.code === 'EACCES') fail(`PORT: this user may not listen on it. Set PORT to one above 1023.`);
  log().fatal({ err: error }, 'The storefront could not start');
  process.exit(1);
});
