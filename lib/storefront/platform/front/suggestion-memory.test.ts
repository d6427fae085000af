import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';

process.env.PRIVATE_SALE_HOSTS = 'ff1.localhost';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { resetSingletons } from '#lib/shared/singleton.ts';
import { consumeRequestLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { assembleFront } from './assemble.ts';
import { signPurge } from './revalidate.ts';
import { SuggestionMemory } from './suggestion-memory.ts';

const secret = 'a-secret-of-more-than-32-characters';
const SHARED = 'public, max-age=60';
const HANDLER_HEADERS = { 'content-type': 'application/json', 'x-frame-options': 'DENY' };

/** What the handler answers. */
let answer: { status: number; headers: Record<string, string>; body: string };
/** Answers wait for it. */
let held: Promise<void>;
let requested: string[];
let now: number;
let front: ReturnType<typeof assembleFront>;

beforeEach(async () => {
  now = 1_800_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  resetSingletons();
  requested = [];
  held = Promise.resolve();
  const body = JSON.stringify({
    ok: true,
    suggestions: { popularSearches: Array.from({ length: 90 }, () => 'watch') },
  });
  answer = { status: 200, headers: { 'cache-control': SHARED }, body };
  front = assembleFront({
    next: async (request, response) => {
      requested.push(request.url ?? '');
      const { status, headers, body: text } = answer;
      await held;
      response.statusCode = status;
      // Next sets each header as a list.
      for (const [name, value] of Object.entries({ ...HANDLER_HEADERS, ...headers })) response.setHeader(name, [value]);
      response.end(text);
    },
    settings: parseEnvironment({
      LOG_LEVEL: 'silent',
      REVALIDATE_SECRET: secret,
    }),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
afterEach(async () => {
  await front.stop.stop(0);
  jest.restoreAllMocks();
  resetSingletons();
});

function send(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  const { port } = front.server.address() as AddressInfo;
  const target = { port, host: '127.0.0.1', path, method, headers: { host: '127.0.0.1', ...headers }, agent: false };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest(target, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    request.on('error', reject).end(body);
  });
}

const sendRequest = (text: string, headers?: Record<string, string>, method?: string) =>
  send(apiPaths.suggestions(text), headers, method);

/** Asks until the answer is known, which is a moment after it was first given. */
async function teach(text: string): Promise<void> {
  while ((await sendRequest(text)).headers.age === undefined);
  requested = [];
}

async function purge(): Promise<void> {
  const body = JSON.stringify({ tags: ['product:A1'], at: now });
  expect((await send('/api/revalidate', { 'x-signature': signPurge(body, secret) }, 'POST', body)).status).toBe(204);
}

test('a suggestion text that was requested lately is answered without the handler, with its headers and its age', async () => {
  await teach('watch');
  now += 5000;
  const first = await sendRequest('watch');
  const second = await sendRequest('watch', { cookie: 'cart=1' });
  expect(second).toMatchObject({ status: 200, body: answer.body });
  expect(second.headers).toMatchObject({
    age: '5',
    'cache-control': SHARED,
    'content-type': 'application/json',
    'x-frame-options': 'DENY',
    vary: 'Accept-Encoding',
  });
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  await sendRequest('ring');
  expect(requested).toEqual([apiPaths.suggestions('ring')]);
  now += MINUTE_MS;
  await sendRequest('watch');
  expect(requested).toHaveLength(2);
});

test('a known answer is sent in the encodings of the visitor, and once only', async () => {
  await teach('watch');
  const compressed = await sendRequest('watch', { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect((await sendRequest('watch', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const etag = String(compressed.headers.etag);
  expect(await sendRequest('watch', { 'accept-encoding': 'br', 'if-none-match': etag })).toMatchObject({
    status: 304,
    body: '',
  });
  expect(await sendRequest('watch', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(requested).toHaveLength(0);
});

test('a HEAD teaches nothing', async () => {
  await sendRequest('watch', {}, 'HEAD');
  await teach('ring');
  expect((await sendRequest('watch')).body).toBe(answer.body);
});

test.each([
  ['an answer for everybody', {}, true],
  ['a private answer', { headers: { 'cache-control': 'private, no-store' } }, false],
  ['an answer with a cookie', { headers: { 'cache-control': SHARED, 'set-cookie': 'a=b' } }, false],
  ['a failure', { status: 503 }, false],
])('whether %s is kept', async (_what, change, isCached) => {
  const memory = new SuggestionMemory(() => now);
  const body = Buffer.from(answer.body);
  const given = { status: 200, headers: { 'cache-control': SHARED }, body, directives: { tags: new Set<string>() } };
  await memory.storing('/a')?.({ ...given, ...change });
  expect(memory.has('/a')).toBe(isCached);
});

test('an address of any length is answered, but not kept', () => {
  expect(new SuggestionMemory(() => now).storing('a'.repeat(1000))).toBeNull();
});

test('a purge forgets all answers, also those that are on their way', async () => {
  await teach('watch');
  await purge();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const late = sendRequest('watch');
  while (requested.length < 1) await new Promise((turn) => setImmediate(turn));
  await purge();
  answer = { ...answer, body: '{"ok":true}' };
  resolve();
  await late;
  await teach('watch');
  expect((await sendRequest('watch')).body).toBe('{"ok":true}');
});

test('where entry is restricted a guest gets nothing of what the open store has answered', async () => {
  await teach('watch');
  expect((await sendRequest('watch', { host: 'ff1.localhost' })).status).toBe(404);
});

test('the requests of one network are limited here, too', async () => {
  await teach('watch');
  while ((await consumeRequestLimit('address', '127.0.0.1', true)) === 0);
  const refused = await sendRequest('watch');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  now += 1000;
  expect((await sendRequest('watch')).status).toBe(200);
  expect(requested).toHaveLength(0);
});
