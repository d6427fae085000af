import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { calls } from '#lib/contract/index.ts';
import type { ClusterProduct } from '#lib/shared/bench-figures.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { RUPEE } from '#lib/shared/money.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { buildIfNeeded } from '#lib/tooling/launcher/build.ts';
import { apiFigures } from './api-figures.ts';
import { CLUSTER_OPERATOR_KEY } from './cluster/cluster-settings.ts';
import { type Cluster, openCluster } from './cluster/open-cluster.ts';
import { type LoadSize, ShopperLoad } from './cluster/shopper-load.ts';
import { SHOP_HOST } from './cluster/start-nginx.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { maxGoal, type Row, reported } from './table.ts';

const SIZE = { storefronts: 3, retailApis: 2, workers: 1 };
const SECONDS = 8;
const CONNECTIONS = 30;
const LISTING = '/watches/men';
const HEADERS = { host: SHOP_HOST, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) bench' };
/** Shoppers of the measured purchases: few who hurry, and as many as a sale has, who open a page every ten seconds. */
const LOADS: readonly LoadSize[] = [
  { browsing: 24, buying: 12, pauseMs: 2000 },
  { browsing: 2000, buying: 12, pauseMs: 2000, browsePauseMs: 20_000 },
];
const PURCHASES_MS = 60_000;
/** Far below the minute for which a page is stored: without a word of the change a storefront would not show it. */
const PRICE_SHOWN_GOAL_MS = 2000;
const CHECK_EVERY_MS = 10;

const running = (services: readonly { running: MeasuredProcess | undefined }[]): MeasuredProcess[] =>
  services.flatMap(({ running: process }) => (process ? [process] : []));

/** The processor time of several processes while `work` runs, in milliseconds. */
async function cpuOf(processes: readonly MeasuredProcess[], work: () => Promise<unknown>): Promise<number> {
  const used = async () => {
    const usages = await Promise.all(processes.map((process) => process.usage()));
    return usages.reduce((total, { cpuMicroseconds }) => total + cpuMicroseconds / 1000, 0);
  };
  const before = await used();
  await work();
  return (await used()) - before;
}

/**
 * Measures what nodes carry and cost, in a cluster on this machine: stored pages of one, two and three storefronts, the first
 * rendering of pages by each, what all processes use while nobody asks, and purchases with browsing. Needs PostgreSQL, nginx
 * and Redis or Valkey.
 */
export async function benchNodes(): Promise<Row[]> {
  await buildIfNeeded();
  const cluster = await openCluster(SIZE);
  try {
    const products = await apiFigures('print-cluster-begin', [
      cluster.databaseUrl,
      join(cluster.folder, 'levels.json'),
    ]);
    const rows = await measureIdle(cluster);
    for (const count of [1, 2, 3]) rows.push(...(await measureStored(cluster, count)));
    for (const [index] of cluster.storefronts.entries())
      rows.push(
        await measureFirst(
          cluster,
          index,
          products.map(({ slug }) => `/${slug}`),
        ),
      );
    rows.push(await measurePriceChanges(cluster, products));
    for (const load of LOADS) rows.push(...(await measurePurchases(cluster, products, load)));
    return rows;
  } finally {
    await cluster.close();
  }
}

async function measureIdle({ storefronts, retailApis, workers }: Cluster): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, services] of Object.entries({
    storefront: storefronts,
    'retail API': retailApis,
    worker: workers,
  })) {
    const processes = running(services);
    const cpu = await cpuOf(processes, () => sleep(SECONDS * 1000));
    const bytes = (await Promise.all(processes.map((process) => process.usage()))).map((usage) => usage.residentBytes);
    const share = (100 * cpu) / processes.length / (SECONDS * 1000);
    rows.push(reported('nodes', `a ${kind} that nobody asks: share of a processor`, share, '%'));
    rows.push(reported('nodes', `a ${kind}: memory`, Math.max(...bytes) / 1e6, 'MB'));
  }
  return rows;
}

/** A stored list, asked of so many storefronts at once. */
async function measureStored({ storefronts, ports }: Cluster, count: number): Promise<Row[]> {
  const asked = ports.storefronts.slice(0, count);
  let perSecond = 0;
  let total = 0;
  const cpu = await cpuOf(running(storefronts.slice(0, count)), async () => {
    const results = await Promise.all(
      asked.map((port) =>
        autocannon({
          url: `http://127.0.0.1:${port}${LISTING}`,
          connections: Math.round(CONNECTIONS / count),
          duration: SECONDS,
          headers: HEADERS,
        }),
      ),
    );
    const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    if (failed > 0) throw new Error(`${failed} requests of a stored list failed.`);
    perSecond = results.reduce((sum, { requests }) => sum + requests.average, 0);
    total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  });
  const name = count === 1 ? 'one storefront' : `${count} storefronts`;
  return [
    reported('nodes', `a stored list from ${name}`, perSecond, '/s'),
    reported('nodes', `a stored list from ${name}: processor time of each`, cpu / total, 'ms'),
  ];
}

/** Pages that a storefront has not rendered yet: each storefront pays this once for each page. */
async function measureFirst({ storefronts, retailApis, ports }: Cluster, index: number, paths: string[]): Promise<Row> {
  const processes = running([...storefronts.slice(index, index + 1), ...retailApis]);
  const cpu = await cpuOf(processes, async () => {
    for (const path of paths) await opened(ports.storefronts[index] ?? 0, path);
  });
  const name = `a product page for the first time at storefront ${index + 1}, with the retail API`;
  return reported('nodes', `${name}: processor time`, cpu / paths.length, 'ms');
}

/** How soon after its answer a price that was saved at one retail API is shown by all storefronts: the slowest of the products. */
async function measurePriceChanges({ retailApis, ports }: Cluster, products: readonly ClusterProduct[]): Promise<Row> {
  const baseUrl = retailApis[0]?.running?.url ?? '';
  const send = (url: string | URL, init?: RequestInit) => fetch(url, init);
  const client = createOperatorClient({ baseUrl, key: CLUSTER_OPERATOR_KEY, name: 'Bench', send });
  let slowestMs = 0;
  for (const { sku, slug } of products) {
    const shownAt = async (port: number) => shownPrice(await opened(port, `/${slug}`));
    // Asks every storefront, so that each has the page with the old price.
    const [before = 0] = await Promise.all(ports.storefronts.map(shownAt));
    const price = before - RUPEE;
    const request = { Rows: [{ Id: sku, Price: price }], Operator: 'Bench', IdempotencyKey: randomUUID() };
    const reply = await client.call(calls.savePrices, request);
    if (!reply.ok) throw new Error(`The price of ${sku} was not saved: ${reply.message}`);
    const savedAt = performance.now();
    for (const port of ports.storefronts) while ((await shownAt(port)) !== price) await sleep(CHECK_EVERY_MS);
    slowestMs = Math.max(slowestMs, performance.now() - savedAt);
  }
  const figure = `a saved price until ${ports.storefronts.length} storefronts show it, the slowest of ${products.length}`;
  return maxGoal('nodes', figure, slowestMs, PRICE_SHOWN_GOAL_MS, 'ms');
}

/** The price in a product page's data for search engines, in paise. */
function shownPrice(html: string): number {
  const [, rupees] = /"price":"(\d+\.\d\d)"/.exec(html) ?? [];
  if (rupees === undefined) throw new Error('A page of a product has no price.');
  return Math.round(Number(rupees) * RUPEE);
}

/** Opens a page of a storefront and returns its HTML; `fetch` would not name another host. */
async function opened(port: number, path: string): Promise<string> {
  const [reply]: IncomingMessage[] = await once(get({ host: '127.0.0.1', port, path, headers: HEADERS }), 'response');
  if (reply?.statusCode !== 200) throw new Error(`${path} was answered with ${reply?.statusCode}.`);
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return brotliDecompressSync(Buffer.concat(chunks)).toString();
}

async function measurePurchases(cluster: Cluster, products: readonly ClusterProduct[], size: LoadSize): Promise<Row[]> {
  const load = new ShopperLoad(cluster, products, size);
  const { storefronts, retailApis, workers } = cluster;
  const kinds = Object.entries({ storefronts, 'retail APIs': retailApis, workers });
  const began = performance.now();
  const cpus = await Promise.all(kinds.map(([, services]) => cpuOf(running(services), () => sleep(PURCHASES_MS))));
  const tookMs = performance.now() - began;
  const orders = load.count('paid') + load.count('cancelled');
  const answered = load.tally.count('answered');
  await load.stop();
  const name = `${size.buying} shoppers who buy, ${size.browsing} who look around`;
  return [
    reported('nodes', `${name}: paid orders an hour`, (orders * HOUR_MS) / tookMs, ''),
    reported('nodes', `${name}: answers a second`, (answered * 1000) / tookMs, ''),
    reported(
      'nodes',
      `${name}: refused or failed`,
      load.tally.count('refused politely') + load.tally.count('failed'),
      '',
    ),
    reported('nodes', `${name}: slowest answer`, load.tally.slowestMs / 1000, 's'),
    ...kinds.map(([kind], at) =>
      reported('nodes', `${name}: processors used by the ${kind}`, (cpus[at] ?? 0) / tookMs, ''),
    ),
  ];
}
