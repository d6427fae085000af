import * as paths from '#lib/shared/paths.ts';
import { setUpHeldFront } from '#lib/testing/storefront/held-front.ts';

/** A longer state of the router than the key of any page that is kept. */
const PAYLOAD = { rsc: '1', 'next-router-state-tree': 'x'.repeat(5000) };

const isHeld = (url: string) => url.includes('held');
const front = setUpHeldFront(isHeld);

const heldPages = (count: number, pathOf: (index: number) => string, headers: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) => fetch(front.base + pathOf(index), { headers }));

test('payloads that no visitors share wait in the same queue as other public pages', async () => {
  const rush = heldPages(81, (index) => `/held-${index}`, PAYLOAD);
  const refused = await Promise.race(rush);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(front.requests.filter(isHeld)).toHaveLength(16);
  front.release();
  await Promise.all(rush);
});

test('renders of personal pages are bounded', async () => {
  const rush = heldPages(113, () => `${paths.cart()}?held`);
  expect((await Promise.race(rush)).status).toBe(503);
  expect(front.requests.filter(isHeld)).toHaveLength(48);
  front.release();
  await Promise.all(rush);
});

test('personal pages do not wait for public ones', async () => {
  const rush = heldPages(81, (index) => `/held-${index}`, PAYLOAD);
  await Promise.race(rush);
  expect((await fetch(front.base + paths.cart())).status).toBe(200);
  front.release();
  await Promise.all(rush);
});
