import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '#lib/shared/env.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { assembleFront } from '#lib/storefront/platform/front/assemble.ts';
import type { NextHandler } from '#lib/storefront/platform/front/next-handler.ts';
import { freePort, startNginx } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { describeWithTools, NGINX, OPENSSL } from './describe-with-tools.ts';

const HOST = 'shop.example';
const SETTINGS = parseEnvironment({ SITE_URL: `https://${HOST}`, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });

/** What reached the pages behind the front. */
let seen: { url: string; headers: IncomingHttpHeaders; bytes: number }[];
const next: NextHandler = async (request, response) => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  seen.push({ url: request.url ?? '', headers: request.headers, bytes });
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<h1>Shop</h1>${'<p>x</p>'.repeat(500)}`);
};

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
}

describeWithTools('nginx in front of two storefronts', [NGINX, OPENSSL], ([program = '']) => {
  const fronts: ReturnType<typeof assembleFront>[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let ports: { http: number; https: number };
  let upstreams: number[];

  async function openFront(port: number): Promise<ReturnType<typeof assembleFront>> {
    const retailApiUrl = 'http://127.0.0.1:9';
    const front = assembleFront({ next, settings: SETTINGS, retailApiUrl, folder: import.meta.dirname });
    await once(front.server.listen(port, '127.0.0.1'), 'listening');
    return front;
  }

  beforeAll(async () => {
    fronts.push(await openFront(0), await openFront(0));
    upstreams = fronts.map(({ server }) => (server.address() as AddressInfo).port);
    const [first = 0, second = 0] = upstreams;
    ports = { http: await freePort(), https: await freePort() };
    nginx = await startNginx({ program, ...ports, storefronts: [first, second] });
  });
  beforeEach(() => {
    seen = [];
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(fronts.map(({ stop }) => stop.stop(0)));
  });

  function send(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Reply> {
    const to = { host: '127.0.0.1', port: ports.https, servername: HOST, rejectUnauthorized: false, agent: false };
    return new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      const request = httpsRequest({ ...to, path, method, headers: { host: HOST, ...headers } }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      });
      request.on('error', reject).end(body);
    });
  }
  const post = (path: string, bytes: number) =>
    send(path, { origin: `https://${HOST}`, 'content-type': 'multipart/form-data; boundary=x' }, Buffer.alloc(bytes));

  test('its own check finds nothing wrong with the configuration', () => {
    expect(nginx.check).toEqual({ code: 0, output: expect.stringContaining('test is successful') });
    expect(nginx.check.output).not.toMatch(/warn/);
  });

  test('http leads to https at the same address', async () => {
    const reply = await fetch(`http://127.0.0.1:${ports.http}/watches?page=2`, { redirect: 'manual' });
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe('https://shop.example/watches?page=2');
  });

  test('a page comes by HTTP/2, in brotli and with the headers as the storefront made them', async () => {
    const session = http2.connect(`https://127.0.0.1:${ports.https}`, { servername: HOST, rejectUnauthorized: false });
    const stream = session.request({ ':path': '/watches', ':authority': HOST, 'accept-encoding': 'br' });
    const [headers] = await once(stream, 'response');
    stream.resume();
    await once(stream, 'end');
    session.close();
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('s-maxage'),
      'content-security-policy': expect.any(String),
      'x-request-id': expect.any(String),
    });
    // Next's middleware sets it, and two would contradict each other.
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('the storefront counts by the address of the connection, whatever the visitor claims', async () => {
    await send('/cart', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'other.example' });
    expect(seen[0]?.headers).toMatchObject({
      host: HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/203\.0\.113\.9|other\.example/);
  });

  test('nginx gives each request its id, whatever the visitor claims, and the answer has it', async () => {
    const reply = await send('/cart', { 'x-request-id': 'of-the-visitor', traceparent: 'of-the-visitor' });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(seen[0]?.headers['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('of-the-visitor');
  });

  test('a visitor cannot say which kind of device a page is for', async () => {
    const { headers } = await send('/rings', { 'x-device': 'desktop', 'user-agent': 'iPhone' });
    expect(headers.vary).toBe('Accept-Encoding, X-Device, User-Agent, Sec-CH-UA-Mobile');
    expect(seen[0]?.headers['sec-ch-ua-mobile']).toBe('?1');
  });

  test('a form with photos may have 64 MB, any other body ten', async () => {
    expect((await post('/api/reviews', 20 * MEGABYTE)).status).toBe(200);
    expect(seen[0]?.bytes).toBe(20 * MEGABYTE);
    expect((await post('/api/cart', 11 * MEGABYTE)).status).toBe(413);
    expect(seen).toHaveLength(1);
  });

  test('when no storefront answers, a page says so, and when to try again', async () => {
    for (const { stop } of fronts) await stop.stop(0);
    for (const reply of [await send('/watches'), await post('/api/cart', 10)]) {
      expect(reply.status).toBe(503);
      expect(reply.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
      // An outage must not end the promise of https.
      const hsts = 'max-age=63072000; includeSubDomains';
      expect(reply.headers).toMatchObject({ 'strict-transport-security': hsts, 'x-content-type-options': 'nosniff' });
    }
    for (const [index, port] of upstreams.entries()) fronts[index] = await openFront(port);
  });

  test('when the storefronts are restarted one after the other, every request is answered', async () => {
    const expectAnswers = async () => {
      for (let made = 0; made < 6; made += 1) expect((await send('/cart')).status).toBe(200);
    };
    for (const [index, port] of upstreams.entries()) {
      await fronts[index]?.stop.stop(0);
      await expectAnswers();
      fronts[index] = await openFront(port);
      await expectAnswers();
    }
  });
});
