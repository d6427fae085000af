import { keepMetrics } from '#lib/shared/metrics/record.ts';
import * as paths from '#lib/shared/paths.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { setUpHeldFront } from '#lib/testing/storefront/held-front.ts';
import { until } from '#lib/testing/until.ts';

const isHeld = (url: string) => url.includes('held');
const front = setUpHeldFront(isHeld);

/** What Next's router asks before it prefetches a page. */
const ROUTE_TREE = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
/** Also one whose router state is longer than the key of any stored page, so that it is rendered by itself. */
const BY_ROUTER: [string, Record<string, string>][] = [
  ["Next's router", { rsc: '1', 'next-router-prefetch': '1' }],
  [
    "Next's router that no visitors share",
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': 'x'.repeat(5000) },
  ],
];
const PREFETCHES: [string, Record<string, string>][] = [
  ...BY_ROUTER,
  ['a browser', { 'sec-purpose': 'prefetch' }],
  ['a browser that renders in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser', { purpose: 'prefetch' }],
];

const visit = (path: string, headers: Record<string, string> = {}) => fetch(front.base + path, { headers });
const visits = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => visit(prefix + index));

/** The pages that were rendered; the outage page is rendered beside them. */
const rendered = () => front.requests.filter((url) => !url.startsWith('/404'));

let metrics: ReturnType<typeof keepInMemory>;
beforeEach(() => {
  metrics = keepInMemory();
});
afterEach(() => keepMetrics(undefined));

/** Takes every place among the renders of public pages. */
async function fillPlaces(): Promise<Promise<Response>[]> {
  const rush = visits(16, '/held-');
  await until(() => front.renders().running === 16);
  return rush;
}

test.each(PREFETCHES)('a prefetch of %s waits behind the visitors who come after it', async (_who, headers) => {
  const rush = await fillPlaces();
  const prefetch = visit('/ahead', headers);
  await until(() => front.renders().waiting === 1);
  rush.push(...visits(3, '/visited-'));
  await until(() => front.renders().waiting === 4);
  front.release();
  expect((await prefetch).status).toBe(200);
  await Promise.all(rush);
  expect(rendered().indexOf('/ahead')).toBe(16 + 3);
});

test.each(BY_ROUTER)(
  'where the queue is full a prefetch of %s gives its place up to a visitor',
  async (_who, headers) => {
    const rush = await fillPlaces();
    const prefetch = visit('/ahead', headers);
    await until(() => front.renders().waiting === 1);
    rush.push(...visits(64, '/visited-'));
    const refused = await prefetch;
    expect(refused.status).toBe(503);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(metrics.value('prefetchesRefused')).toBe(1);
    expect(metrics.value('pagesRefused', { reason: 'rush' })).toBe(0);
    front.release();
    expect(new Set((await Promise.all(rush)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(front.requests).not.toContain('/ahead');
  },
);

test('no prefetch begins while visitors wait, also where its first answer is stored', async () => {
  expect((await visit('/watches', ROUTE_TREE)).status).toBe(200);
  const rush = await fillPlaces();
  expect((await visit('/watches', ROUTE_TREE)).status).toBe(200);
  rush.push(visit('/waiting'));
  await until(() => front.renders().waiting === 1);
  expect((await visit('/watches', ROUTE_TREE)).status).toBe(503);
  front.release();
  await Promise.all(rush);
  expect((await visit('/watches', ROUTE_TREE)).status).toBe(200);
});

test('no prefetch of a page for one visitor begins while visitors wait for theirs', async () => {
  const rush = visits(48 + 1, `${paths.cart()}?held-`);
  await until(() => front.renders().waiting === 1 && front.renders().running === 48);
  expect((await visit(paths.cart(), ROUTE_TREE)).status).toBe(503);
  expect(metrics.value('prefetchesRefused')).toBe(1);
  // It was refused at once, not after a visitor's longest wait.
  expect(front.renders().waiting).toBe(1);
  front.release();
  await Promise.all(rush);
  expect((await visit(paths.cart(), ROUTE_TREE)).status).toBe(200);
});

test('a visitor who presses a link whose page waits as a prefetch has the turn of a visitor', async () => {
  const rush = await fillPlaces();
  const ahead = { 'sec-purpose': 'prefetch' };
  const other = visit('/other', ahead);
  await until(() => front.renders().waiting === 1);
  const prefetch = visit('/pressed', ahead);
  await until(() => front.renders().waiting === 2);
  const pressed = visit('/pressed');
  await until(() => metrics.value('pageCache', { result: 'joined' }) === 1);
  rush.push(visit('/later'));
  await until(() => front.renders().waiting === 3);
  front.release();
  await Promise.all([...rush, other, prefetch, pressed]);
  expect(rendered().slice(16)).toEqual(['/pressed', '/later', '/other']);
});
