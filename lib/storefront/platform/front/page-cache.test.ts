import { MINUTE_MS } from '#lib/shared/durations.ts';
import { PageCache } from './page-cache.ts';
import type { CachedPage } from './stored-page.ts';

let now = 0;
let renders = 0;
const errors: unknown[] = [];

function page(overrides: Partial<CachedPage> = {}): CachedPage {
  return {
    status: 200,
    tags: ['list:watches'],
    storedAt: now,
    freshMs: MINUTE_MS,
    staleMs: 600_000,
    storable: true,
    vary: 'Accept-Encoding',
    evictsStale: false,
    bytes: 1000,
    variants: {},
    base: 'identity',
    recompression: 'unsent',
    etag: String(++renders),
    headers: [],
    ...overrides,
  };
}

function cache(maximumBytes = 100_000, isBusy = () => false): PageCache {
  return new PageCache({ maximumBytes, now: () => now, isBusy, onRefreshError: (error) => errors.push(error) });
}

/** A render that the test ends. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedPage>();
  return { render: jest.fn(() => promise), resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 1_000_000;
  renders = 0;
  errors.length = 0;
});

test('page cache: simultaneous misses share one render, and the next visitor needs none', async () => {
  const store = cache();
  const slow = held();
  const answers = Promise.all(Array.from({ length: 50 }, () => store.serve('/a', slow.render)));
  slow.resolve(page());
  expect(new Set(await answers).size).toBe(1);
  expect(slow.render).toHaveBeenCalledTimes(1);
  const never = jest.fn();
  expect(store.serve('/a', never)).toMatchObject({ etag: '1' });
  expect(never).not.toHaveBeenCalled();
});

test('page cache: a stale page is served immediately while exactly one background render runs', async () => {
  const store = cache();
  await store.serve('/a', async () => page());
  now += 60_001;
  const slow = held();
  for (let visit = 0; visit < 20; visit++) expect(store.serve('/a', slow.render)).toMatchObject({ etag: '1' });
  expect(slow.render).toHaveBeenCalledTimes(1);
  slow.resolve(page());
  await settled();
  expect(store.serve('/a', slow.render)).toMatchObject({ etag: '2' });
});

test('page cache: what nobody waits for is rendered in the background, until a visitor needs it', async () => {
  const store = cache();
  const slow = held();
  const priorities: { isBackground: boolean }[] = [];
  const render = (priority: { isBackground: boolean }) => {
    priorities.push(priority);
    return slow.render();
  };
  await store.serve('/a', async () => page());
  now += 60_001;
  store.serve('/a', render);
  const prefetch = store.serve('/b', render, true);
  expect(priorities).toEqual([{ isBackground: true }, { isBackground: true }]);
  now += 600_000;
  const visits = [store.serve('/a', render), store.serve('/b', render, true)];
  expect(priorities).toEqual([{ isBackground: false }, { isBackground: true }]);
  slow.resolve(page());
  await Promise.all([prefetch, ...visits]);
});

test('page cache: while visitors wait for renders a stale page is served and not renewed', async () => {
  let isBusy = true;
  const store = cache(100_000, () => isBusy);
  await store.serve('/a', async () => page());
  now += 60_001;
  const renewal = jest.fn(async () => page());
  expect(store.serve('/a', renewal)).toMatchObject({ etag: '1' });
  expect(renewal).not.toHaveBeenCalled();
  isBusy = false;
  expect(store.serve('/a', renewal)).toMatchObject({ etag: '1' });
  expect(renewal).toHaveBeenCalledTimes(1);
});

test('page cache: a page that renews to the same bytes keeps the variants that were made of it', async () => {
  const store = cache();
  const recompressed = { variants: { br: { body: Buffer.from('x'), etag: '"a-b"', head: [], notModifiedHead: [] } } };
  await store.serve('/a', async () => page({ etag: 'a', recompression: 'done', ...recompressed }));
  const renew = async (next: CachedPage) => {
    now += 60_001;
    store.serve('/a', async () => next);
    await settled();
    return store.serve('/a', jest.fn());
  };
  expect(await renew(page({ etag: 'a', storedAt: now + 60_001 }))).toMatchObject({
    storedAt: now,
    recompression: 'done',
    ...recompressed,
  });
  expect(await renew(page({ etag: 'a', storedAt: now + 60_001, headers: ['Link', '<b>'] }))).toMatchObject({
    recompression: 'unsent',
    variants: {},
  });
});

test('page cache: a page past its stale time is rendered again before it is served', async () => {
  const store = cache();
  await store.serve('/a', async () => page());
  now += 660_001;
  expect(await store.serve('/a', async () => page())).toMatchObject({ etag: '2' });
});

test.each([
  ['rejects', async () => Promise.reject(new Error('down'))],
  ['answers 503', async () => page({ status: 503, storable: false })],
  ['lacks a part', async () => page({ storable: false })],
])(
  'page cache: when the background render %s the stale page stays, and the next attempt is delayed',
  async (_name, render) => {
    const store = cache();
    await store.serve('/a', async () => page());
    now += 61_000;
    const failing = jest.fn(render);
    expect(store.serve('/a', failing)).toMatchObject({ etag: '1' });
    await settled();
    expect(store.serve('/a', failing)).toMatchObject({ etag: '1' });
    expect(failing).toHaveBeenCalledTimes(1);
    now += 5000;
    expect(store.serve('/a', failing)).toMatchObject({ etag: '1' });
    expect(failing).toHaveBeenCalledTimes(2);
  },
);

test('page cache: a stale page is removed when the background render returns a response that replaces it', async () => {
  const store = cache();
  await store.serve('/a', async () => page());
  now += 61_000;
  const moved = jest.fn(async () => page({ status: 307, storable: false, evictsStale: true }));
  expect(store.serve('/a', moved)).toMatchObject({ etag: '1' });
  await settled();
  expect(await store.serve('/a', moved)).toMatchObject({ status: 307 });
});

test('page cache: a failed background render is reported', async () => {
  const store = cache();
  await store.serve('/a', async () => page());
  now += 61_000;
  store.serve('/a', () => Promise.reject(new Error('down')));
  await settled();
  expect(errors).toEqual([new Error('down')]);
});

test('page cache: an unstorable response reaches only the visitors who waited for its render', async () => {
  const store = cache();
  const down = jest.fn(async () => page({ status: 503, storable: false }));
  const both = [store.serve('/a', down), store.serve('/a', down)];
  expect(await both[0]).toBe(await both[1]);
  expect(down).toHaveBeenCalledTimes(1);
  await store.serve('/a', down);
  expect(down).toHaveBeenCalledTimes(2);
});

test('page cache: after a failed render the next visitor starts a new one', async () => {
  const store = cache();
  await expect(store.serve('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await store.serve('/a', async () => page())).toMatchObject({ etag: '1' });
});

test('page cache: a purge removes exactly the pages with its tags', async () => {
  const store = cache();
  await store.serve('/a', async () => page({ tags: ['product:1', 'menu'] }));
  await store.serve('/b', async () => page({ tags: ['product:2', 'menu'] }));
  expect(store.purge(['product:1', 'product:9'])).toBe(1);
  expect(await store.serve('/b', async () => page())).toMatchObject({ etag: '2' });
  expect(await store.serve('/a', async () => page({ tags: ['menu'] }))).toMatchObject({ etag: '3' });
  expect(store.purge(['product:1'])).toBe(0);
  expect(store.purge(['menu'])).toBe(2);
  expect(store.bytes).toBe(0);
});

test('page cache: a render that started before a purge of its tags is not stored', async () => {
  const store = cache();
  const slow = held();
  const early = store.serve('/a', slow.render);
  store.purge(['list:watches']);
  slow.resolve(page());
  // A cache in front of the store was purged before it could get this page.
  expect(await early).toMatchObject({ etag: '1', storable: false });
  expect(await store.serve('/a', async () => page())).toMatchObject({ etag: '2', storable: true });
});

test('page cache: after a purge no visitor gets an earlier render, in whatever order renders end', async () => {
  const store = cache();
  const before = held();
  const after = held();
  const early = store.serve('/a', before.render);
  store.purge(['anything']);
  const late = store.serve('/a', after.render);
  after.resolve(page({ etag: 'new' }));
  expect(await late).toMatchObject({ etag: 'new' });
  before.resolve(page({ etag: 'old' }));
  expect(await early).toMatchObject({ etag: 'old', storable: false });
  expect(store.serve('/a', before.render)).toMatchObject({ etag: 'new' });
});

test('page cache: the stored bytes stay within the limit', async () => {
  const store = cache(10_000);
  for (let index = 0; index < 100; index++) {
    await store.serve(`/${index}`, async () => page());
    expect(store.bytes).toBeLessThanOrEqual(10_000);
  }
  await store.serve('/huge', async () => page({ bytes: 20_000 }));
  expect(store.bytes).toBeLessThanOrEqual(10_000);
  expect(store.purge(['list:watches'])).toBeLessThan(10);
});

test('page cache: pages of unknown paths do not evict other pages', async () => {
  const store = cache(1_000_000);
  await store.serve('/a', async () => page());
  for (let index = 0; index < 2000; index++) {
    await store.serve(`/junk-${index}`, async () => page({ status: 404, tags: [], freshMs: 10_000, staleMs: 0 }));
  }
  expect(store.serve('/a', async () => page())).toMatchObject({ etag: '1' });
  expect(store.bytes).toBeLessThan(250_000);
});
