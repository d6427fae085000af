import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { setUpHeldFront } from '#lib/testing/storefront/held-front.ts';
import { SuggestionMemory } from './suggestion-memory.ts';

const front = setUpHeldFront((url) => url.startsWith('/api/suggestions'));

test('of many concurrent suggestion requests few run, some wait briefly, and the others are refused immediately', async () => {
  const rush = Array.from({ length: 100 }, (_, index) => fetch(front.base + apiPaths.suggestions(`watch ${index}`)));
  const refused = await Promise.race(rush);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(front.requests).toHaveLength(16);
  front.release();
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
});

test('other requests do not wait for suggestion requests', async () => {
  const rush = Array.from({ length: 100 }, (_, index) => fetch(front.base + apiPaths.suggestions(`watch ${index}`)));
  await Promise.race(rush);
  expect((await fetch(front.base + apiPaths.footer())).status).toBe(200);
  expect((await fetch(front.base + paths.cart())).status).toBe(200);
  front.release();
  await Promise.all(rush);
});

test('a suggestion request that waited too long is refused, and frees its place', async () => {
  const waiting = Array.from({ length: 20 }, () => fetch(front.base + apiPaths.suggestions('watch')));
  expect((await Promise.race(waiting)).status).toBe(503);
  front.release();
  const answered = (await Promise.all(waiting)).filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThanOrEqual(16);
  expect((await fetch(front.base + apiPaths.suggestions('ring'))).status).toBe(200);
});

test('an answer that cannot be stored is sent all the same, and ends nothing', async () => {
  const ended = jest.fn();
  process.on('unhandledRejection', ended);
  jest.spyOn(SuggestionMemory.prototype, 'storing').mockReturnValue(() => Promise.reject(new Error('full')));
  front.release();
  expect((await fetch(front.base + apiPaths.suggestions('watch'))).status).toBe(200);
  // A rejection that nobody handles is reported after the turn in which it happened.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', ended);
  expect(SuggestionMemory.prototype.storing).toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
