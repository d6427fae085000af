import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { ImageProxy } from './image-proxy.ts';

interface Upstream {
  address: string;
  /** The headers of every request received. */
  requests: IncomingHttpHeaders[];
}

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function upstreamWith(status: number, headers: Record<string, string>, body: string): Promise<Upstream> {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    response.writeHead(status, headers);
    response.end(body);
  });
  return { address: await listen(server), requests };
}

async function proxyTo(upstream: string): Promise<string> {
  const proxy = new ImageProxy({ upstream, maximumBytes: 1024 * 1024, maxWaitMs: MINUTE_MS });
  return listen(createServer((request, response) => void proxy.answer(request.url ?? '', request, response)));
}

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

test('an immutable photo is fetched once, cached for a year and answered with HTTP 304', async () => {
  const upstream = await upstreamWith(
    200,
    { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
    'photo',
  );
  const site = await proxyTo(upstream.address);
  const first = await fetch(`${site}/images/original/A-480.webp`, { headers: { cookie: 'shopper=secret' } });
  expect(await first.text()).toBe('photo');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const again = await fetch(`${site}/images/original/A-480.webp`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]?.cookie).toBeUndefined();
});

test('a placeholder photo keeps the short lifetime set by the retail API', async () => {
  const upstream = await upstreamWith(
    200,
    { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=0' },
    'stand-in',
  );
  const site = await proxyTo(upstream.address);
  const first = await fetch(`${site}/images/original/A-480.avif`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await fetch(`${site}/images/original/A-480.avif`);
  expect(upstream.requests).toHaveLength(2);
});

test.each([
  [404, 'image/webp'],
  [200, 'text/html'],
])('an upstream response with status %i and type %s is not an image', async (status, type) => {
  const upstream = await upstreamWith(status, { 'Content-Type': type }, 'x');
  const site = await proxyTo(upstream.address);
  expect((await fetch(`${site}/images/original/A-480.webp`)).status).toBe(404);
});

test('a missing photo is not fetched again for a while', async () => {
  // The clock is fixed, so that the time does not pass on a slow machine.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const upstream = await upstreamWith(404, {}, '');
  const site = await proxyTo(upstream.address);
  for (const _time of ['first', 'second']) expect((await fetch(`${site}/images/original/none.webp`)).status).toBe(404);
  expect(upstream.requests).toHaveLength(1);
});

/**
 * An upstream that closes the first `cuts` connections before it responds, like one that ends a keep-alive
 * connection.
 */
async function upstreamThatCuts(cuts: number): Promise<{ address: string; attempts: () => number }> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    if (requestCount <= cuts) return void request.socket.destroy();
    response.writeHead(200, { 'Content-Type': 'image/webp' });
    response.end('photo');
  });
  return { address: await listen(server), attempts: () => requestCount };
}

test('a photo is fetched again when a reused keep-alive connection was closed', async () => {
  const upstream = await upstreamThatCuts(1);
  const site = await proxyTo(upstream.address);
  expect(await (await fetch(`${site}/images/original/A-480.webp`)).text()).toBe('photo');
  expect(upstream.attempts()).toBe(2);
});

test('a photo is not fetched a third time from a retail API that does not respond', async () => {
  const upstream = await upstreamThatCuts(9);
  const proxy = new ImageProxy({ upstream: upstream.address, maximumBytes: 1024 * 1024, maxWaitMs: MINUTE_MS });
  const failing = createServer((request, response) => {
    proxy.answer('/images/original/A-480.webp', request, response).catch(() => response.writeHead(503).end());
  });
  expect((await fetch(await listen(failing))).status).toBe(503);
  expect(upstream.attempts()).toBe(2);
});
