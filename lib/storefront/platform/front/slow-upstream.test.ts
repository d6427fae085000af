import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { trackUpstreamWait } from '#lib/storefront/platform/retail-client/upstream-waits.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

/** Pages below /late read from a retail API that answers when a test says so. */
let read: { promise: Promise<void>; resolve: () => void };
let rendered: string[];

/** Replaces Next. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  rendered.push(url);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url.startsWith('/late') || url === '/cart') await trackUpstreamWait(read.promise);
  if (url === '/404/unavailable') markUnavailable();
  response.end(`<header>The menu</header><h1>${url}</h1>`);
};

let front: ReturnType<typeof assembleFront>;
let base: string;
beforeEach(async () => {
  read = Promise.withResolvers<void>();
  rendered = [];
  const settings = parseEnvironment({ LOG_LEVEL: 'silent' });
  const retailApiUrl = 'http://127.0.0.1:9';
  front = assembleFront({ next, settings, retailApiUrl, folder: import.meta.dirname, maxWaitMs: MINUTE_MS });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  read.resolve();
  await front.stop.stop(0);
});

/** A first page, which makes the front keep its outage page; then visits until it is kept. */
async function warmUp(): Promise<void> {
  await (await fetch(`${base}/watches`)).text();
  while (!(await (await fetch(`${base}/broken`)).text()).includes('The menu')) await new Promise(setImmediate);
}

test("a page that the retail API lets wait is the store's own outage page, and is there later", async () => {
  await warmUp();
  const reply = await fetch(`${base}/late/ring`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('5');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('age')).toBe('0');
  expect(await reply.text()).toBe('<header>The menu</header><h1>/404/unavailable</h1>');

  read.resolve();
  const again = await fetch(`${base}/late/ring`);
  expect([again.status, await again.text()]).toEqual([200, '<header>The menu</header><h1>/late/ring</h1>']);
  expect(rendered.filter((url) => url === '/late/ring')).toHaveLength(1);
});

test('without a stored outage page the plain one names the shop and links to the page itself', async () => {
  const reply = await fetch(`${base}/late/ring`);
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  const html = await reply.text();
  expect(html).toContain('<a href="/">Samay</a>');
  expect(html).toContain('<a href="">Try again</a>');
});

test.each([
  ['a page', {}],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
])('%s that fails to render is the outage page, too', async (_what, headers) => {
  await warmUp();
  const reply = await fetch(`${base}/broken`, { headers });
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('The menu');
});

test.each(['/late/ring', '/cart', '/broken'])(
  "Next's router gets no outage page in place of %s, which it loads as a document then",
  async (path) => {
    await warmUp();
    const reply = await fetch(base + path, { headers: { rsc: '1' } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Service unavailable\n',
    ]);
  },
);

test('a page of one visitor that the retail API lets wait is the outage page, and its late answer is dropped', async () => {
  await warmUp();
  const reply = await fetch(`${base}/cart`);
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await reply.text()).toContain('<h1>/404/unavailable</h1>');
  // Next still renders it.
  expect(front.load().renders.running).toBe(1);

  read.resolve();
  const again = await fetch(`${base}/cart`);
  expect([again.status, await again.text()]).toEqual([200, '<header>The menu</header><h1>/cart</h1>']);
});
