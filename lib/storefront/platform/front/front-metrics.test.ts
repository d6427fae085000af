import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { consumeWebhookLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { clientOf, credential, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';
import { serveFrontMetrics } from './serve-front-metrics.ts';

let held: PromiseWithResolvers<void>;
/** Replaces Next. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url.startsWith('/held') || url.startsWith('/api/held')) await held.promise;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<h1>${url}</h1>`);
};

let metrics: ReturnType<typeof keepInMemory>;
let front: ReturnType<typeof assembleFront>;
let base: string;
let now: number;
beforeEach(async () => {
  held = Promise.withResolvers<void>();
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  metrics = keepInMemory();
  const settings = parseEnvironment({ LOG_LEVEL: 'silent' });
  const retailApiUrl = 'http://127.0.0.1:9';
  front = assembleFront({ next, settings, retailApiUrl, folder: import.meta.dirname, maxWaitMs: MINUTE_MS });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  held.resolve();
  jest.restoreAllMocks();
  await front.stop.stop(0);
  keepMetrics(undefined);
});

async function visit(path: string, init: RequestInit = {}): Promise<number> {
  const reply = await fetch(base + path, { redirect: 'manual', ...init });
  await reply.text();
  await new Promise(setImmediate);
  return reply.status;
}

test('requests are counted by class, method and class of status, never by path', async () => {
  await visit('/watches/secret-9876543210?mobile=9876543210');
  await visit('/search?q=asha@example.in');
  await visit('/cart');
  await visit('/watches/');
  await visit('/_next/static/none.js');
  await visit('/cart', { method: 'PUT' });
  expect(metrics.labelsOf('httpRequests')).toEqual([
    { method: 'GET', route: 'catalogue', status: '2xx' },
    { method: 'GET', route: 'search', status: '2xx' },
    { method: 'GET', route: 'cart', status: '2xx' },
    { method: 'GET', route: 'catalogue', status: '3xx' },
    { method: 'GET', route: 'file', status: '4xx' },
    { method: 'other', route: 'cart', status: '4xx' },
  ]);
});

test('a visitor who leaves early is counted as such', async () => {
  const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/held HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  while (metrics.labelsOf('httpRequests').length === 0) await new Promise(setImmediate);
  expect(metrics.labelsOf('httpRequests')).toEqual([{ method: 'GET', route: 'api', status: 'aborted' }]);
});

test('the page cache counts pages that were there, stale, shared with another visitor, and missing', async () => {
  const first = visit('/held');
  while (metrics.value('pageCache', { result: 'miss' }) === 0) await new Promise(setImmediate);
  const second = visit('/held');
  while (metrics.value('pageCache', { result: 'joined' }) === 0) await new Promise(setImmediate);
  expect(front.load().renders).toEqual({ running: 1, waiting: 0 });
  held.resolve();
  await Promise.all([first, second]);
  await visit('/held');
  now += 2 * MINUTE_MS;
  await visit('/held');
  const counted = ['miss', 'joined', 'hit', 'stale'].map((result) => metrics.value('pageCache', { result }));
  expect(counted).toEqual([1, 1, 1, 1]);
  expect(metrics.value('renderTime')).toBeGreaterThan(0);
  expect(front.load().pageCacheBytes).toBeGreaterThan(0);
});

test('a page that could not be given is counted with its cause', async () => {
  expect(await visit('/broken')).toBe(503);
  expect(metrics.value('pagesRefused', { reason: 'failure' })).toBe(1);
});

test('calls to the retail API are counted by name and outcome, and the breaker shows', async () => {
  let isDown = false;
  const { client } = clientOf(() =>
    isDown ? new Response('', { status: 502 }) : replyOf.data({ TotalQuantity: 1, TotalItems: 1 }),
  );
  const view = { BasketGUID: 'basket', CouponCode: '' };
  const ask = () => client.call(calls.cartItemsCount, view, credential({ jwt: 'x' }));
  await ask();
  expect(metrics.labelsOf('retailCalls')).toEqual([{ call: calls.cartItemsCount.name, outcome: 'done' }]);
  expect(metrics.value('retailBreakerOpen')).toBe(0);
  isDown = true;
  for (let made = 0; made < 6; made += 1) await ask();
  expect(metrics.value('retailCalls', { call: calls.cartItemsCount.name, outcome: 'server-error' })).toBeGreaterThan(0);
  expect(metrics.value('retailCalls', { call: calls.cartItemsCount.name, outcome: 'open-circuit' })).toBeGreaterThan(0);
  expect(metrics.value('retailBreakerOpen')).toBe(1);
});

test('a rate limit that refuses is counted by its name', async () => {
  while ((await consumeWebhookLimit('203.0.113.7')) === 0)
    expect(metrics.value('rateLimited', { limit: 'webhook' })).toBe(0);
  expect(metrics.labelsOf('rateLimited')).toEqual([{ limit: 'webhook' }]);
});

test('metrics are served where a port is set, and never by the storefront itself', async () => {
  const off = await serveFrontMetrics({ METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1' });
  await off.stop();
  expect(await visit('/metrics')).toBe(200);
  expect(metrics.labelsOf('httpRequests')).toEqual([{ method: 'GET', route: 'catalogue', status: '2xx' }]);
});
