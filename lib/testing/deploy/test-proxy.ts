import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import http2 from 'node:http2';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { freePort, SHOP_HOST } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { ProxiedFronts } from './proxied-fronts.ts';

interface ProxyPorts {
  /** Ports on this machine. */
  http: number;
  https: number;
  storefronts: readonly [number, number];
}

interface TestedProxy {
  /** Starts it with the files of `deploy` in front of the storefronts; resolves once it listens. */
  start(ports: ProxyPorts): Promise<{ stop(): Promise<void> }>;
  /** The ids that it gives requests. */
  requestId: RegExp;
}

/** The tests of what every proxy of `deploy` has to do. To be called in a suite. */
export function testProxy({ start, requestId }: TestedProxy): void {
  const fronts = new ProxiedFronts();
  let proxy: { stop(): Promise<void> } | undefined;
  let ports: { http: number; https: number };
  const send = (path: string, headers?: Record<string, string>) => fronts.send(ports.https, path, headers);
  const post = (path: string, bytes: number) => fronts.post(ports.https, path, bytes);

  beforeAll(async () => {
    await fronts.open();
    ports = { http: await freePort(), https: await freePort() };
    proxy = await start({ ...ports, storefronts: fronts.ports });
  });
  beforeEach(() => {
    fronts.seen = [];
  });
  afterAll(async () => {
    await proxy?.stop();
    await fronts.close();
  });

  test('http leads to https at the same address', async () => {
    const options = { port: ports.http, path: '/watches?page=2', headers: { host: SHOP_HOST }, agent: false };
    const [reply] = await once(httpRequest(options).end(), 'response');
    reply.resume();
    expect([reply.statusCode, reply.headers.location]).toEqual([308, 'https://shop.example/watches?page=2']);
  });

  test('a page comes by HTTP/2, in brotli and with the headers as the storefront made them', async () => {
    const address = `https://127.0.0.1:${ports.https}`;
    const session = http2.connect(address, { servername: SHOP_HOST, rejectUnauthorized: false });
    const stream = session.request({ ':path': '/watches', ':authority': SHOP_HOST, 'accept-encoding': 'br' });
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
    expect(fronts.seen[0]?.headers).toMatchObject({
      host: SHOP_HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.stringify(fronts.seen[0]?.headers)).not.toMatch(/203\.0\.113\.9|other\.example/);
  });

  test('each request is given an id, whatever the visitor claims, and the answer has it', async () => {
    const reply = await send('/cart', { 'x-request-id': 'of-the-visitor', traceparent: 'of-the-visitor' });
    expect(reply.headers['x-request-id']).toMatch(requestId);
    expect(fronts.seen[0]?.headers['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(JSON.stringify(fronts.seen[0]?.headers)).not.toContain('of-the-visitor');
  });

  test('no answer tells the version of the proxy, also one that it makes itself', async () => {
    for (const reply of [await send('/watches'), await post('/api/cart', 11 * MEGABYTE)])
      expect(reply.headers.server ?? '').not.toMatch(/\d/);
  });

  test('a visitor cannot say which kind of device a page is for', async () => {
    const { headers } = await send('/rings', { 'x-device': 'desktop', 'user-agent': 'iPhone' });
    expect(headers.vary).toBe('Accept-Encoding, X-Device, User-Agent, Sec-CH-UA-Mobile');
    expect(fronts.seen[0]?.headers['sec-ch-ua-mobile']).toBe('?1');
  });

  test('a form with photos may have 64 MB, any other body ten', async () => {
    expect((await post('/api/reviews', 20 * MEGABYTE)).status).toBe(200);
    expect(fronts.seen[0]?.bytes).toBe(20 * MEGABYTE);
    expect((await post('/api/cart', 11 * MEGABYTE)).status).toBe(413);
    expect(fronts.seen.filter(({ bytes }) => bytes > 10 * MEGABYTE)).toHaveLength(1);
  });

  test('when no storefront answers, a page says so, and when to try again', async () => {
    await fronts.close();
    for (const reply of [await send('/watches'), await post('/api/cart', 10)]) {
      expect(reply.status).toBe(503);
      expect(reply.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      // An outage must not end the promise of https.
      const hsts = 'max-age=63072000; includeSubDomains';
      expect(reply.headers).toMatchObject({ 'strict-transport-security': hsts, 'x-content-type-options': 'nosniff' });
    }
    await fronts.start(0);
    await fronts.start(1);
  }, 20_000);

  test('when the storefronts are restarted one after the other, every request is answered', async () => {
    const expectAnswers = async () => {
      for (let made = 0; made < 6; made += 1) expect((await send('/cart')).status).toBe(200);
    };
    for (const index of [0, 1] as const) {
      await fronts.stop(index);
      await expectAnswers();
      await fronts.start(index);
      await expectAnswers();
    }
  }, 20_000);
}
