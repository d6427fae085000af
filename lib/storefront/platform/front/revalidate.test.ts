import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { revalidate, signPurge } from './revalidate.ts';

const secret = 'a-secret-of-more-than-32-characters';
const now = 1_700_000_000_000;
const purged: string[] = [];
let server: Server;
let address: string;
let configured: string[] = [secret];

beforeAll(async () => {
  server = createServer((request, response) =>
    revalidate(request, response, { secrets: configured, now: () => now, purge: (tags) => purged.push(...tags) }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`;
});
afterAll(() => server.close());
beforeEach(() => {
  purged.length = 0;
  configured = [secret];
});

async function call(body: string, signature = signPurge(body, secret), method = 'POST'): Promise<number> {
  const reply = await fetch(address, {
    method,
    headers: { 'x-signature': signature },
    ...(method === 'POST' ? { body } : {}),
  });
  return reply.status;
}

const good = JSON.stringify({ tags: ['product:1801AV01', 'menu'], at: now });

test('a signed revalidate call purges its tags', async () => {
  expect(await call(good)).toBe(204);
  expect(purged).toEqual(['product:1801AV01', 'menu']);
});

test.each<[string, number, () => Promise<number>]>([
  ['a wrong signature', 401, () => call(good, signPurge(good, `${secret}x`))],
  ['a short signature', 401, () => call(good, 'ab')],
  ['no signature', 401, () => call(good, '')],
  ['a changed body', 401, () => call(`${good} `, signPurge(good, secret))],
  ['a call from six minutes ago', 401, () => call(JSON.stringify({ tags: ['a'], at: now - 360_000 }))],
  ['a call from the future', 401, () => call(JSON.stringify({ tags: ['a'], at: now + 360_000 }))],
  ['no JSON', 400, () => call('tags')],
  ['no tags', 400, () => call(JSON.stringify({ tags: [], at: now }))],
  ['a body above 4 kB', 413, () => call(JSON.stringify({ tags: ['a'.repeat(5000)], at: now }))],
  ['GET', 405, () => call('', '', 'GET')],
])('a revalidate call with %s gets HTTP %i and purges nothing', async (_name, status, send) => {
  expect(await send()).toBe(status);
  expect(purged).toEqual([]);
});

test('without a secret every revalidate call is refused', async () => {
  configured = [];
  expect(await call(good, signPurge(good, ''))).toBe(401);
  expect(purged).toEqual([]);
});
