import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentLanguage } from '#language';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import { type MissingLink, missingLinks } from '#lib/shared/process-events.ts';
import { addSurrogateKeys, markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const seen: string[] = [];

/** Replaces Next: each answer says for which address and in which language it was rendered. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  if (url !== '/404/unavailable') seen.push(`${currentLanguage()} ${request.method} ${url}`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url.startsWith('/no-such')) markNotFound();
  if (url.startsWith('/moved')) response.writeHead(308, { Location: '/watches' });
  if (url.startsWith('/api/cart')) response.writeHead(303, { Location: '/cart' });
  if (url.startsWith('/api/suggestions')) response.setHeader('Cache-Control', 'public, max-age=60');
  addSurrogateKeys(`list:${url.slice(1)}`);
  // Others render meanwhile.
  await new Promise((resolve) => setImmediate(resolve));
  response.end(`<h1>${currentLanguage()} ${url}</h1>`);
};

const reported: MissingLink[] = [];
missingLinks.subscribe((link) => reported.push(link));
let front: ReturnType<typeof assembleFront>;

beforeEach(async () => {
  seen.length = 0;
  reported.length = 0;
  const settings = parseEnvironment({ LOG_LEVEL: 'silent' });
  const parts = { next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname };
  front = assembleFront({ ...parts, maxWaitMs: MINUTE_MS });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
afterEach(() => front.stop.stop(0));

function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = front.server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['a shared page', '/watches?page=2'],
  ['the home page', '/'],
  ['a personal page', '/cart'],
  ['a page of an account', '/myaccount/order-list'],
  ['a step of the checkout', '/checkout?step=payment'],
  ['a page of the sign-in', '/users/sign_in'],
  ['a handler', '/api/session'],
  ['suggestions', '/api/suggestions?q=ring'],
  ['a missing page', '/no-such-page'],
])('%s has one address behind the front, and its answer is in the language that was asked for', async (_what, path) => {
  const hindi = hrefIn('hi', path);
  // The second half comes out of the caches.
  const asked = [path, hindi, hindi, path, path, hindi];
  const first = await Promise.all(asked.map((address) => send(address)));
  const later = await Promise.all(asked.map((address) => send(address)));
  const answers = [...first, ...later].map(({ body }) => body);
  const one = (language: string) => `<h1>${language} ${path}</h1>`;
  const expected = asked.map((address) => one(address === path ? 'en' : 'hi'));
  expect(answers).toEqual([...expected, ...expected]);
  expect(new Set(seen)).toEqual(new Set([`en GET ${path}`, `hi GET ${path}`]));
});

test('a shared page is rendered once for each language', async () => {
  for (const path of ['/watches', '/hi/watches', '/watches', '/hi/watches']) await send(path);
  expect(seen).toEqual(['en GET /watches', 'hi GET /watches']);
  front.followChange(['list:watches']);
  await send('/hi/watches');
  await send('/watches');
  expect(seen.slice(2)).toEqual(['hi GET /watches', 'en GET /watches']);
});

test('redirects of pages, of handlers and of the gate keep the language', async () => {
  const located = async (path: string, method?: string) =>
    (await send(path, { accept: '*/*' }, method)).headers.location;
  expect([await located('/hi/moved'), await located('/moved')]).toEqual(['/hi/watches', '/watches']);
  expect(await located('/hi/api/cart', 'POST')).toBe('/hi/cart');
  expect([await located('/hi/watches/'), await located('/watches/')]).toEqual(['/hi/watches', '/watches']);
});

test('the home page of a language has one address', async () => {
  const { status, headers } = await send('/hi/?sort=new');
  expect([status, headers.location]).toEqual([308, '/hi?sort=new']);
  expect(seen).toEqual([]);
});

test('a page says its language, and a payload the path that it was rendered for', async () => {
  expect((await send('/hi/watches')).headers['content-language']).toBe('hi-IN');
  expect((await send('/watches')).headers['content-language']).toBe('en-IN');
  const payload = await send('/hi/watches?page=2', { rsc: '1' });
  expect(payload.headers['x-nextjs-rewritten-path']).toBe('/watches');
  expect((await send('/watches?page=2', { rsc: '1' })).headers['x-nextjs-rewritten-path']).toBeUndefined();
});

test('a language that the store does not know is no language but a page', async () => {
  await send('/ta/watches');
  expect(seen).toEqual(['en GET /ta/watches']);
});

test('each language has its own outage page', async () => {
  await send('/watches');
  await send('/hi/watches');
  // They are rendered and compressed in the background.
  const outages = async () => [(await send('/broken')).body, (await send('/hi/broken')).body];
  let shown = await outages();
  while (!shown.every((body) => body.includes('/404/unavailable'))) shown = await outages();
  expect(shown).toEqual(['<h1>en /404/unavailable</h1>', '<h1>hi /404/unavailable</h1>']);
});

test('a missing page is reported without the language, on either side', async () => {
  const { port } = front.server.address() as AddressInfo;
  const referer = `http://localhost:${port}/hi/watches`;
  const missing = await send('/hi/no-such-page', { referer, 'sec-fetch-site': 'same-origin' });
  expect(missing.status).toBe(404);
  expect(reported).toEqual([{ path: '/no-such-page', from: '/watches' }]);
});

test('only a shopper who typed the address is led to the home page in the chosen language', async () => {
  const cookie = 'languageID=2';
  expect((await send('/', { cookie, 'sec-fetch-site': 'none' })).headers.location).toBe('/hi');
  expect((await send('/', { cookie, 'sec-fetch-site': 'cross-site' })).body).toBe('<h1>en /</h1>');
  expect((await send('/watches', { cookie, 'sec-fetch-site': 'none' })).body).toBe('<h1>en /watches</h1>');
});
