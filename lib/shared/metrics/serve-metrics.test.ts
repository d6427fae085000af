import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '#lib/testing/until.ts';
import { ConfigurationError } from '../env.ts';
import { METRICS } from './definitions.ts';
import { count, keepsMetrics, observe, observeSince, setGauge } from './record.ts';
import { serveMetrics } from './serve-metrics.ts';

let served: Awaited<ReturnType<typeof serveMetrics>>;
let errors: unknown[];
const open = async (from: 'storefront' | 'retail-api' = 'storefront') => {
  errors = [];
  const onError = (error: unknown) => void errors.push(error);
  served = await serveMetrics({ from, setting: 'METRICS_PORT', host: '127.0.0.1', port: 0, onError });
};
const scrape = async () => (await fetch(`${served.url}/metrics`)).text();
afterEach(() => served.stop());

test('without a port nothing is kept, and recording costs nothing', async () => {
  expect(keepsMetrics()).toBe(false);
  count('pageCache', { result: 'hit' });
  await open();
  expect(keepsMetrics()).toBe(true);
  expect(await scrape()).not.toContain('samay_page_cache_requests_total{');
  await served.stop();
  expect(keepsMetrics()).toBe(false);
});

test('counters, histograms and gauges are served for Prometheus, with those of Node', async () => {
  await open();
  count('pageCache', { result: 'hit' });
  count('pageCache', { result: 'hit' });
  observe('httpRequests', { route: 'home', method: 'GET', status: '2xx' }, 0.003);
  observeSince('renderTime', {}, performance.now() - 40);
  setGauge('retailBreakerOpen', {}, 1);
  const reply = await fetch(`${served.url}/metrics`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await reply.text();
  expect(text).toContain('samay_page_cache_requests_total{result="hit"} 2');
  expect(text).toContain(
    'samay_http_request_duration_seconds_bucket{le="0.0025",route="home",method="GET",status="2xx"} 0',
  );
  expect(text).toContain(
    'samay_http_request_duration_seconds_bucket{le="0.005",route="home",method="GET",status="2xx"} 1',
  );
  expect(text).toMatch(/samay_render_duration_seconds_sum 0\.0[4-9]/);
  expect(text).toContain('samay_retail_breaker_open 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

test.each(['storefront', 'retail-api'] as const)(
  'the %s serves its own metrics and none of the other',
  async (from) => {
    await open(from);
    const text = await scrape();
    for (const metric of Object.values(METRICS)) {
      const isThere = text.includes(`# TYPE ${metric.name} ${metric.kind}\n`);
      expect([metric.name, isThere]).toEqual([metric.name, metric.from === from]);
    }
  },
);

test('a gauge is read for each answer; where that fails it is left out, and the rest is answered', async () => {
  await open();
  let bytes: number | null = 5;
  served.beforeScrape(['pageCacheBytes', 'renders'], () => {
    setGauge('renders', { state: 'running' }, 1);
    if (bytes === null) throw new Error('unreadable');
    setGauge('pageCacheBytes', {}, bytes);
  });
  expect(await scrape()).toMatch(/^samay_page_cache_bytes 5$/m);
  bytes = null;
  const text = await scrape();
  expect(text).not.toMatch(/^samay_(?:page_cache_bytes|renders\{)/m);
  expect(text).toContain('process_cpu_seconds_total');
  expect(errors).toHaveLength(1);
});

test('two scrapes at once share one reading of the gauges, and both have them', async () => {
  await open();
  const bothCame = Promise.withResolvers<void>();
  let readings = 0;
  served.beforeScrape(['pageCacheBytes'], async () => {
    readings += 1;
    setGauge('pageCacheBytes', {}, 5);
    await bothCame.promise;
  });
  const onRequest = jest.fn();
  subscribe('http.server.request.start', onRequest);
  const texts = [scrape(), scrape()];
  await until(() => onRequest.mock.calls.length === 2);
  unsubscribe('http.server.request.start', onRequest);
  bothCame.resolve();
  for (const text of await Promise.all(texts)) expect(text).toMatch(/^samay_page_cache_bytes 5$/m);
  expect(readings).toBe(1);
  // A later one reads again.
  await scrape();
  expect(readings).toBe(2);
});

test('nothing but the metrics is served there', async () => {
  await open();
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await fetch(served.url + path, { method })).status).toBe(404);
});

test('a port that is taken ends the start with the name of its setting', async () => {
  await open();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const again = serveMetrics({
    from: 'retail-api',
    setting: 'RETAIL_API_METRICS_PORT',
    host: '127.0.0.1',
    port,
    onError: () => undefined,
  });
  await expect(again).rejects.toThrow(ConfigurationError);
  await expect(again).rejects.toThrow(/^RETAIL_API_METRICS_PORT: .*EADDRINUSE/);
  taken.close();
});
