import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { purges } from '#lib/shared/process-events.ts';
import { RETURN_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { MAX_BODY_BYTES } from '#lib/storefront/platform/http/read-body.ts';
import { addSurrogateKeys, markDegraded, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { until } from '#lib/testing/until.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';
import { signPurge } from './revalidate.ts';

const secret = 'a-secret-of-more-than-32-characters';
const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];

/** Pages below /held wait until a test releases them. */
let held: { promise: Promise<void>; resolve: () => void };

/** Replaces Next: reports what it received, and behaves like different pages depending on the path. */
const next: NextHandler = async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const url = request.url ?? '';
  // Rendered in advance, at no particular time.
  if (url.startsWith('/down') || url === '/404/unavailable') markUnavailable();
  if (url === '/404/unavailable') return void response.end('<h1>Later</h1>');
  seen.push({ method: request.method ?? '', url, headers: request.headers, body });
  response.setHeader('Content-Type', request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8');
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url.startsWith('/part')) markDegraded();
  if (url.startsWith('/gone')) response.statusCode = 404;
  addSurrogateKeys(`list:${url.slice(1)}`);
  await (url.startsWith('/held') ? held.promise : new Promise((resolve) => setImmediate(resolve)));
  response.end(`<h1>${url}</h1><script>a()</script>${'<p>x</p>'.repeat(200)}`);
};

let photoCalls = 0;
let retailApi: Server;
let front: ReturnType<typeof assembleFront>;
let base: string;

beforeAll(async () => {
  retailApi = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('ok');
    photoCalls++;
    response.setHeader('Content-Type', 'image/webp').setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    setTimeout(() => response.end(`photo ${request.headers.cookie ?? 'without cookie'}`), 20);
  }).listen(0, '127.0.0.1');
  await once(retailApi, 'listening');
});
afterAll(() => retailApi.close());

beforeEach(async () => {
  seen.length = 0;
  photoCalls = 0;
  held = Promise.withResolvers<void>();
  const settings = parseEnvironment({ REVALIDATE_SECRET: secret, LOG_LEVEL: 'silent' });
  const retailApiUrl = `http://127.0.0.1:${(retailApi.address() as AddressInfo).port}`;
  // Long enough for the slowest machine; the waiting time has a separate test.
  front = assembleFront({ next, settings, retailApiUrl, folder: import.meta.dirname, maxWaitMs: MINUTE_MS });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(() => front.stop.stop(0));

/** Sends a request with exactly these headers; fetch would add others. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest(base, { path, method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    request.on('error', reject).end(body);
  });
}

async function purge(...tags: string[]): Promise<number> {
  const body = JSON.stringify({ tags, at: Date.now() });
  return (await send('/api/revalidate', { 'x-signature': signPurge(body, secret) }, 'POST', body)).status;
}

test('forty simultaneous visitors cost one render, and later ones none', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => send('/watches')));
  expect(replies.every(({ status, body }) => status === 200 && body.startsWith('<h1>/watches</h1>'))).toBe(true);
  await send('/watches');
  expect(seen).toHaveLength(1);
});

test('the render of a shared page gets no data of the visitor', async () => {
  const visitor = {
    cookie: 'shopper=secret',
    authorization: 'Bearer x',
    'user-agent': 'Mine',
    'accept-language': 'fr',
  };
  await send('/watches?utm_source=mail&page=2&x=1', { ...visitor, 'x-header-mode': 'none', referer: 'http://a/' });
  expect(seen[0]?.url).toBe('/watches?page=2');
  expect(Object.keys(seen[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'host',
    'sec-ch-ua-mobile',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ]);
  expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/secret|Mine/);
});

test('desktop and phone get separate pages', async () => {
  await send('/watches');
  await send('/watches', { 'user-agent': 'Mozilla/5.0 (iPhone)' });
  await send('/watches', { 'sec-ch-ua-mobile': '?1' });
  expect(seen).toHaveLength(2);
});

test("HTML and React's wire format are never mixed up in the page cache", async () => {
  const rsc = { rsc: '1', 'next-router-state-tree': 'tree' };
  expect((await send('/watches')).headers['content-type']).toContain('text/html');
  const soft = await send('/watches?_rsc=abc', rsc);
  expect(soft.headers).toMatchObject({ 'content-type': 'text/x-component' });
  expect(soft.headers['content-security-policy']).toBeUndefined();
  expect(seen[1]).toMatchObject({ url: '/watches?_rsc=abc', headers: rsc });
  await send('/watches?_rsc=abc', rsc);
  expect(seen).toHaveLength(2);
});

test('HEAD returns the headers of GET without a body, and an unchanged page is HTTP 304', async () => {
  const get = await send('/watches', { 'accept-encoding': 'br' });
  const head = await send('/watches', { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': get.headers['content-length'] });
  expect(head.body).toBe('');
  const again = await send('/watches', { 'accept-encoding': 'br', 'if-none-match': String(get.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers['cache-control']).toBe('public, s-maxage=60, stale-while-revalidate=600');
  expect(seen).toHaveLength(1);
});

test('a purged page is rendered again', async () => {
  await send('/watches');
  expect(await purge('list:watches')).toBe(204);
  await send('/watches');
  expect(seen).toHaveLength(2);
});

test('a purge clears the cached values before the page is rendered again', async () => {
  let forgotten: string[] = [];
  purges.subscribe((tags) => {
    forgotten = [...tags, `after ${seen.length}`];
  });
  await send('/watches');
  await purge('menu', 'list:watches');
  expect(forgotten).toEqual(['menu', 'list:watches', 'after 1']);
});

test('a degraded page is sent to the visitor, but not stored', async () => {
  expect(await send('/part')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  await send('/part');
  expect(seen).toHaveLength(2);
});

test('an outage is answered with HTTP 503 and Retry-After, and is not stored', async () => {
  const down = await send('/down');
  expect(down).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  await send('/down');
  expect(seen).toHaveLength(2);
});

test('a failed render is answered with an error page that has links', async () => {
  const broken = await send('/broken');
  expect(broken).toMatchObject({ status: 503, body: expect.stringMatching(/<a href="\/">.*<h1>.*<a href="">/s) });
});

test('under high load renders are queued, those beyond the queue get HTTP 503 with Retry-After 1, and stored pages wait for none', async () => {
  await send('/watches');
  const rush = Array.from({ length: 81 }, (_, index) => send(`/held-${index}`));
  const refused = await Promise.race(rush);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
  expect((await send('/watches')).status).toBe(200);
  await until(() => seen.length > 16);
  expect(seen).toHaveLength(1 + 16);
  held.resolve();
  expect((await Promise.all(rush)).filter(({ status }) => status === 200)).toHaveLength(80);
});

test('personal pages go to Next with their cookies and are never stored', async () => {
  await send('/cart', { cookie: 'shopper=one' });
  await send('/cart', { cookie: 'shopper=two', 'x-middleware-subrequest': 'middleware', 'x-nonce': 'n' });
  expect(seen.map(({ headers }) => headers.cookie)).toEqual(['shopper=one', 'shopper=two']);
  expect(seen[1]?.headers).not.toHaveProperty('x-middleware-subrequest');
  expect(seen[1]?.headers).not.toHaveProperty('x-nonce');
});

test('a request body reaches its handler completely, and one above the limit is refused', async () => {
  expect(await send('/api/cart', { 'content-type': 'text/plain' }, 'POST', 'a=1')).toMatchObject({ status: 200 });
  expect(seen[0]).toMatchObject({ method: 'POST', body: 'a=1' });
  const [largest, tooLarge] = ['x'.repeat(MAX_BODY_BYTES), 'x'.repeat(MAX_BODY_BYTES + 1)];
  expect((await send('/api/cart', {}, 'POST', largest)).status).toBe(200);
  expect((await send('/api/cart', {}, 'POST', tooLarge)).status).toBe(413);
  expect((await send('/api/cart', { 'transfer-encoding': 'chunked' }, 'POST', tooLarge)).status).toBe(413);
  expect(seen).toHaveLength(2);
});

test('browsers returning from a gateway and webhooks have their own body limits', async () => {
  const [returned, webhook] = ['x'.repeat(RETURN_MAXIMUM_BYTES), 'x'.repeat(WEBHOOK_MAXIMUM_BYTES)];
  for (const gateway of ['razorpay', 'payu']) {
    expect((await send(`/${gateway}_response`, {}, 'POST', returned)).status).toBe(200);
    expect((await send(`/${gateway}_response`, {}, 'POST', `${returned}x`)).status).toBe(413);
    expect((await send(`/api/payments/${gateway}`, {}, 'POST', webhook)).status).toBe(200);
    expect((await send(`/api/payments/${gateway}`, {}, 'POST', `${webhook}x`)).status).toBe(413);
  }
});

test('a flood of gateway returns is redirected before a handler is called', async () => {
  const replies = await Promise.all(Array.from({ length: 300 }, () => send('/payu_response', {}, 'POST', 'a=1')));
  expect(replies.map(({ headers }) => headers.location)).toContain('/makepayment?notice=checking');
});

test.each([
  ['TRACE', '/watches', 405],
  ['OPTIONS', '/watches', 405],
  ['POST', '/watches', 405],
  ['PUT', '/api/cart', 405],
  ['GET', '/%', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/watches/', 308],
  ['GET', '/_next/static/none.js', 404],
  ['GET', '/_next/static/..%2f..%2fwatches', 404],
  ['GET', '/_next/image?url=/a', 404],
])('%s %s is HTTP %i and is not rendered', async (method, path, status) => {
  expect((await send(path, {}, method)).status).toBe(status);
  expect(seen).toHaveLength(0);
});

test('a refusal is sent with no-store and nosniff', async () => {
  const refusal = await send('/%');
  expect(refusal.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test('invalid addresses share one rendered page', async () => {
  for (const path of ['/wp-login.php', '/.env', '/a/b/c/d/e', '/%2fetc']) {
    await send(path, { accept: 'text/html' });
  }
  expect(seen.map(({ url }) => url)).toEqual(['/404/page']);
});

test('an unknown method and a CONNECT tunnel are answered with HTTP 405', async () => {
  for (const line of ['BREW / HTTP/1.1', 'CONNECT shop:443 HTTP/1.1']) {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.end(`${line}\r\nHost: shop\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /);
  }
});

test('a photo is fetched once, without cookies, and is stored for good', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, () => send('/images/original/A-1-480.webp', { cookie: 'a=1' })),
  );
  expect(new Set(all.map(({ body }) => body))).toEqual(new Set(['photo without cookie']));
  const { headers } = await send('/images/original/A-1-480.webp', {}, 'HEAD');
  expect(headers).toMatchObject({ 'content-length': '20', 'cache-control': 'public, max-age=31536000, immutable' });
  const unchanged = { 'if-none-match': String(headers.etag) };
  expect((await send('/images/original/A-1-480.webp', unchanged)).status).toBe(304);
  expect(photoCalls).toBe(1);
});

test.each(['/healthz', '/readyz'])('%s accepts no method other than GET and HEAD', async (path) => {
  for (const verb of ['POST', 'DELETE', 'TRACE']) {
    expect(await send(path, {}, verb)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
  expect((await send(path, {}, 'HEAD')).status).toBe(200);
});

test('a request with two Host headers is refused with HTTP 400', async () => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: other\r\nConnection: close\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

test('the health check works without upstreams; readiness ends with the stop of the server', async () => {
  expect((await send('/healthz')).status).toBe(200);
  expect((await send('/readyz')).status).toBe(200);
  const openConnection = connect(Number(new URL(base).port), '127.0.0.1');
  openConnection.write('POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\n\r\nab');
  await send('/healthz');
  const stopped = front.stop.stop(10_000);
  openConnection.write('cde');
  const [answer] = await once(openConnection, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close/i);
  await stopped;
  await expect(send('/readyz')).rejects.toThrow('ECONNREFUSED');
});
