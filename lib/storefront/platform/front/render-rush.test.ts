import { connect } from 'node:net';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { log } from '#lib/shared/log.ts';
import * as paths from '#lib/shared/paths.ts';
import { setUpHeldFront } from '#lib/testing/storefront/held-front.ts';
import { until } from '#lib/testing/until.ts';
import { RenderPacer } from './render-pacer.ts';

/** A longer state of the router than the key of any page that is kept. */
const PAYLOAD = { rsc: '1', 'next-router-state-tree': 'x'.repeat(5000) };

const isHeld = (url: string) => url.includes('held');
const front = setUpHeldFront(isHeld);

afterEach(() => jest.restoreAllMocks());

const heldPages = (count: number, pathOf: (index: number) => string, headers: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) => fetch(front.base + pathOf(index), { headers }));

test('payloads that no visitors share wait in the same queue as other public pages', async () => {
  const rush = heldPages(81, (index) => `/held-${index}`, PAYLOAD);
  const refused = await Promise.race(rush);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  await until(() => front.renders().running === 16);
  expect(front.requests.filter(isHeld)).toHaveLength(16);
  front.release();
  await Promise.all(rush);
});

test('renders of personal pages are bounded', async () => {
  const rush = heldPages(113, () => `${paths.cart()}?held`);
  expect((await Promise.race(rush)).status).toBe(503);
  await until(() => front.renders().running === 48);
  expect(front.requests.filter(isHeld)).toHaveLength(48);
  expect(front.renders()).toEqual({ running: 48, waiting: 64 });
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

test('a personal page is not rendered for who has left while it waited', async () => {
  const rush = heldPages(48, () => `${paths.cart()}?held`);
  await until(() => front.renders().running === 48);
  const before = await front.connections();
  const { hostname, port, host } = new URL(front.base);
  const leaving = connect(Number(port), hostname);
  leaving.write(`GET ${paths.cart()}?left HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await until(() => front.renders().waiting === 1);
  leaving.destroy();
  await until(async () => (await front.connections()) === before);
  expect(front.renders().waiting).toBe(1);
  front.release();
  await Promise.all(rush);
  expect(front.requests).not.toContain(`${paths.cart()}?left`);
});

test('the pacer of renders is told of every connection', async () => {
  const onConnection = jest.spyOn(RenderPacer.prototype, 'onConnection');
  const { hostname, port } = new URL(front.base);
  const visitors = [connect(Number(port), hostname), connect(Number(port), hostname)];
  await until(() => onConnection.mock.calls.length === visitors.length);
  for (const visitor of visitors) visitor.destroy();
});

test('in a rush a stale page is sent and not renewed', async () => {
  await fetch(`${front.base}/watches`);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2 * MINUTE_MS);
  // Fewer than may wait: a renewal would find a place.
  const rush = heldPages(40, (index) => `/held-${index}`);
  await until(() => front.renders().waiting === 24);
  expect((await fetch(`${front.base}/watches`)).status).toBe(200);
  front.release();
  await Promise.all(rush);
  expect(front.requests.filter((url) => url === '/watches')).toHaveLength(1);
});

test('a renewal that gives its place up to visitors is no warning', async () => {
  await fetch(`${front.base}/watches`);
  const warn = jest.spyOn(log(), 'warn');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2 * MINUTE_MS);
  const rush = heldPages(16, (index) => `/held-${index}`);
  await until(() => front.renders().running === 16);
  expect((await fetch(`${front.base}/watches`)).status).toBe(200);
  expect(front.renders().waiting).toBe(1);
  rush.push(...heldPages(70, (index) => `/held-later-${index}`));
  // The first of them who gets an answer was refused, so the renewal was before.
  await Promise.race(rush);
  front.release();
  await Promise.all(rush);
  expect(front.requests.filter((url) => url === '/watches')).toHaveLength(1);
  expect(warn.mock.calls.map(([, text]) => text)).not.toContain('A stale page could not be renewed');
});
