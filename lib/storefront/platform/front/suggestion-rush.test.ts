import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import * as paths from '#lib/shared/paths.ts';
import { assembleFront } from './assemble.ts';

let held: PromiseWithResolvers<void>;
let requests: string[];
let front: ReturnType<typeof assembleFront>;
let base: string;

beforeEach(async () => {
  requests = [];
  held = Promise.withResolvers<void>();
  front = assembleFront({
    next: async (request, response) => {
      requests.push(request.url ?? '');
      if (request.url?.startsWith('/api/suggestions')) await held.promise;
      response.end('{}');
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

test('of many concurrent suggestion requests few run, some wait briefly, and the others are refused immediately', async () => {
  const rush = Array.from({ length: 100 }, (_, index) => fetch(base + apiPaths.suggestions(`watch ${index}`)));
  const refused = await Promise.race(rush);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(requests).toHaveLength(16);
  held.resolve();
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
});

test('other requests do not wait for suggestion requests', async () => {
  const rush = Array.from({ length: 100 }, (_, index) => fetch(base + apiPaths.suggestions(`watch ${index}`)));
  await Promise.race(rush);
  expect((await fetch(base + apiPaths.footer())).status).toBe(200);
  expect((await fetch(base + paths.cart())).status).toBe(200);
  held.resolve();
  await Promise.all(rush);
});

test('a suggestion request that waited too long is refused, and frees its place', async () => {
  const waiting = Array.from({ length: 20 }, () => fetch(base + apiPaths.suggestions('watch')));
  expect((await Promise.race(waiting)).status).toBe(503);
  held.resolve();
  const answered = (await Promise.all(waiting)).filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThanOrEqual(16);
  expect((await fetch(base + apiPaths.suggestions('ring'))).status).toBe(200);
});
