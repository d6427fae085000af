import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '#lib/shared/env.ts';
import * as paths from '#lib/shared/paths.ts';
import { assembleFront } from './assemble.ts';

/** A longer state of the router than the key of any page that is kept. */
const PAYLOAD = { rsc: '1', 'next-router-state-tree': 'x'.repeat(5000) };

let held: PromiseWithResolvers<void>;
let rendered: string[];
let front: ReturnType<typeof assembleFront>;
let base: string;

beforeEach(async () => {
  rendered = [];
  held = Promise.withResolvers<void>();
  front = assembleFront({
    // Pages with `held` wait until a test releases them.
    next: async ({ url = '' }, response) => {
      rendered.push(url);
      if (url.includes('held')) await held.promise;
      response.setHeader('Content-Type', 'text/x-component').end('0:""');
    },
    settings: parseEnvironment({ LOG_LEVEL: 'silent' }),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  held.resolve();
  await front.stop.stop(0);
});

const heldPages = (count: number, pathOf: (index: number) => string, headers: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) => fetch(base + pathOf(index), { headers }));

test('payloads that no visitors share wait in the same line as other public pages', async () => {
  const rush = heldPages(81, (index) => `/held-${index}`, PAYLOAD);
  const refused = await Promise.race(rush);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(rendered.filter((url) => url.includes('held'))).toHaveLength(16);
  held.resolve();
  await Promise.all(rush);
});

test('renders of personal pages are bounded', async () => {
  const rush = heldPages(113, () => `${paths.cart()}?held`);
  expect((await Promise.race(rush)).status).toBe(503);
  expect(rendered.filter((url) => url.includes('held'))).toHaveLength(48);
  held.resolve();
  await Promise.all(rush);
});

test('personal pages do not wait for public ones', async () => {
  const rush = heldPages(81, (index) => `/held-${index}`, PAYLOAD);
  await Promise.race(rush);
  expect((await fetch(base + paths.cart())).status).toBe(200);
  held.resolve();
  await Promise.all(rush);
});
