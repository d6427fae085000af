import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const next: NextHandler = async (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<h1>page</h1>');
};
const KILOBYTE = 1024;

let front: ReturnType<typeof assembleFront>;
let base: string;

beforeAll(async () => {
  const settings = parseEnvironment({ LOG_LEVEL: 'silent', SITE_URL: 'http://shop.example' });
  front = assembleFront({
    next,
    settings,
    retailApiUrl: 'http://127.0.0.1:1',
    folder: import.meta.dirname,
    maxWaitMs: MINUTE_MS,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterAll(() => front.stop.stop(0));

function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const all = { host: 'shop.example', ...headers };
    const request = httpRequest(base, { path, method, headers: all, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    request.on('error', reject).end();
  });
}

const bomb = (kilobytes: number) =>
  Array.from({ length: kilobytes / 4 }, (_, index) => `bomb${index}=${'x'.repeat(4 * KILOBYTE - 10)}`).join('; ');
const OURS = 'cartCount=2; shopper=sealed';
const OF_THE_STORE = { 'sec-fetch-site': 'same-origin' };

test.each([8, 12])('an address of %s KB is answered normally', async (kilobytes) => {
  expect((await send(`/watches?utm_campaign=${'x'.repeat(kilobytes * KILOBYTE)}`)).status).toBe(200);
});

test.each([17, 60])('an address of %s KB is refused with a page that links to the home page', async (kilobytes) => {
  const answer = await send(`/watches?utm_campaign=${'x'.repeat(kilobytes * KILOBYTE)}`);
  expect([answer.status, answer.body.includes('href="/"')]).toEqual([414, true]);
});

test.each([20, 60, 100])(
  'a request with %s KB of cookies gets a page with two solutions that work without scripts',
  async (kilobytes) => {
    const answer = await send('/watches', { cookie: bomb(kilobytes) });
    expect(answer.status).toBe(431);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    expect(answer.body.match(/<form method="post" action="[^"]+"/g)).toEqual([
      '<form method="post" action="/api/cookies"',
      '<form method="post" action="/api/cookies?which=all"',
    ]);
  },
);

test('an unreadable request gets a page, too', async () => {
  const answer = await send('/watches', { cookie: bomb(200) });
  expect([answer.status, answer.body.includes('your browser settings')]).toEqual([431, true]);
});

test('the first solution removes cookies of a sibling host for the whole domain, and keeps the cart', async () => {
  const answer = await send('/api/cookies', { cookie: `${OURS}; ${bomb(60)}`, ...OF_THE_STORE }, 'POST');
  expect([answer.status, answer.headers.location]).toEqual([303, '/']);
  const ended = answer.headers['set-cookie'] ?? [];
  expect(ended).toContain('bomb0=; Path=/; Max-Age=0');
  expect(ended).toContain('bomb14=; Path=/; Max-Age=0; Domain=shop.example');
  expect(ended.join()).not.toMatch(/cartCount|shopper=/);
  expect(answer.headers['clear-site-data']).toBeUndefined();
});

test('the second solution removes all cookies', async () => {
  const answer = await send('/api/cookies?which=all', { cookie: `${OURS}; ${bomb(20)}`, ...OF_THE_STORE }, 'POST');
  expect(answer.headers['clear-site-data']).toBe('"cookies"');
  expect(answer.headers['set-cookie']?.join()).toMatch(/shopper=; Path/);
});

test('cookies are not removed by another site or by a link', async () => {
  const cookie = bomb(20);
  const cross = await send('/api/cookies?which=all', { cookie, 'sec-fetch-site': 'cross-site' }, 'POST');
  const link = await send('/api/cookies?which=all', { cookie, ...OF_THE_STORE });
  const nothing = await send('/api/cookies', { cookie }, 'POST');
  expect([cross, link, nothing].map(({ status }) => status)).toEqual([403, 405, 403]);
  for (const { headers } of [cross, link, nothing])
    expect(headers['set-cookie'] ?? headers['clear-site-data']).toBeUndefined();
});

test('the response that removes cookies stays small, however many there are', async () => {
  const many = Array.from({ length: 180 }, (_, index) => `c${index}=${'x'.repeat(500)}`).join('; ');
  const answer = await send('/api/cookies', { cookie: many, ...OF_THE_STORE }, 'POST');
  expect(answer.headers['set-cookie']).toHaveLength(40);
});
