import { MINUTE_MS } from './durations.ts';
import { MemoryCache, purgedCache } from './memory-cache.ts';
import { purges } from './process-events.ts';
import { failure, type Result, success } from './result.ts';
import { replaceSingleton } from './singleton.ts';

const UNAVAILABLE = failure({ kind: 'unavailable' });
const START = 1000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a value that is refreshed in the background', () => {
  const SETTINGS = { max: 1, freshFor: 60, ttlMs: 3600, retryAfter: 5 };

  function setUp() {
    const state = { now: START, answer: success('first') as Result<string>, calls: 0 };
    const cache = new MemoryCache<string>({ ...SETTINGS, now: () => state.now });
    const read = () =>
      cache.read('key', async () => {
        state.calls += 1;
        return state.answer;
      });
    const at = (time: number, answer?: Result<string>) =>
      Object.assign(state, { now: START + time }, answer && { answer });
    return { state, cache, read, at };
  }

  test('a cached value is fetched once for all first readers, and not again while fresh', async () => {
    const { state, read, at } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(success('first')));
    at(59);
    expect(await read()).toEqual(success('first'));
    expect(state.calls).toBe(1);
  });

  test('a stale value is returned while a new one is fetched', async () => {
    const { read, at } = setUp();
    await read();
    at(60, success('second'));
    expect(await read()).toEqual(success('first'));
    await settled();
    expect(await read()).toEqual(success('second'));
  });

  test('a stale value is returned during an outage, but not for ever', async () => {
    const { read, at, cache } = setUp();
    await read();
    at(3599, UNAVAILABLE);
    expect(await read()).toEqual(success('first'));
    await settled();
    expect(cache.isOutdated('key')).toBe(false);
    at(3610);
    expect(await read()).toEqual(UNAVAILABLE);
  });

  test('beyond its ttl the next reader waits for a new value', async () => {
    const { read, at } = setUp();
    await read();
    at(3600, success('second'));
    expect(await read()).toEqual(success('second'));
  });

  test('after a failed fetch nothing is fetched for a while', async () => {
    const { state, read, at } = setUp();
    at(0, UNAVAILABLE);
    expect(await read()).toEqual(UNAVAILABLE);
    at(4);
    expect(await read()).toEqual(UNAVAILABLE);
    expect(state.calls).toBe(1);
    at(5, success('back'));
    expect(await read()).toEqual(success('back'));
  });

  test('after a failed background refresh nothing is fetched for a while', async () => {
    const { state, read, at } = setUp();
    await read();
    at(60, UNAVAILABLE);
    await read();
    await settled();
    at(64);
    expect(await read()).toEqual(success('first'));
    expect(state.calls).toBe(2);
    at(65, success('back'));
    await read();
    await settled();
    expect(await read()).toEqual(success('back'));
    expect(state.calls).toBe(3);
  });

  test('once expired, the next reader waits for a new value', async () => {
    const { state, cache, read, at } = setUp();
    await read();
    at(0, success('second'));
    cache.expire('key');
    expect(cache.isOutdated('key')).toBe(true);
    expect(await read()).toEqual(success('second'));
    expect(cache.isOutdated('key')).toBe(false);
    await read();
    expect(state.calls).toBe(2);
  });

  test('a value that expired is returned as outdated during an outage', async () => {
    const { state, cache, read, at } = setUp();
    await read();
    at(0, UNAVAILABLE);
    cache.expire('key');
    expect(await read()).toEqual(success('first'));
    expect(cache.isOutdated('key')).toBe(true);
    cache.expire('key');
    await read();
    expect(state.calls).toBe(2);
    at(5, success('second'));
    expect(await read()).toEqual(success('second'));
    expect(cache.isOutdated('key')).toBe(false);
  });

  test('a fetch that began before the value expired is not cached', async () => {
    const answers: ((result: Result<string>) => void)[] = [];
    const cache = new MemoryCache<string>({ ...SETTINGS, now: () => START });
    const read = () => cache.read('key', () => new Promise((resolve) => answers.push(resolve)));
    const before = read();
    cache.expire('key');
    const after = read();
    answers[1]?.(success('new'));
    expect(await after).toEqual(success('new'));
    answers[0]?.(success('old'));
    await before;
    expect(await read()).toEqual(success('new'));
  });

  test('a failed fetch that began before the value expired delays no reader', async () => {
    const answers: ((result: Result<string>) => void)[] = [];
    const cache = new MemoryCache<string>({ ...SETTINGS, now: () => START });
    const read = () => cache.read('key', () => new Promise((resolve) => answers.push(resolve)));
    const before = read();
    cache.expire('key');
    answers[0]?.(UNAVAILABLE);
    expect(await before).toEqual(UNAVAILABLE);
    const after = read();
    answers[1]?.(success('new'));
    expect(await after).toEqual(success('new'));
  });

  test('a fetch error reaches its reader, and the next reader fetches again', async () => {
    const { cache, read } = setUp();
    const broken = cache.read('key', () => Promise.reject(new TypeError('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await read()).toEqual(success('first'));
  });
});

describe('a cache that is emptied by every purge', () => {
  const LIMITS = { max: 2, freshFor: MINUTE_MS };
  let fetched: string[];
  let now: number;
  beforeEach(() => {
    fetched = [];
    now = START;
    replaceSingleton('values', undefined);
  });

  /** Reads a key as each part of the store does with its own copy of the module. */
  const cache = () => purgedCache<{ of: string }>('values', { ...LIMITS, now: () => now });
  const read = (key: string) =>
    cache().read(key, async () => {
      fetched.push(key);
      return success({ of: key });
    });

  test('a purged cache fetches a value once', async () => {
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(fetched).toEqual(['a']);
  });

  test('concurrent readers of one key share one fetch', async () => {
    expect(await Promise.all([read('a'), read('a'), read('b')])).toHaveLength(3);
    expect(fetched).toEqual(['a', 'b']);
  });

  test('any purge removes all values', async () => {
    await read('a');
    purges.publish(new Set(['anything']));
    await read('a');
    expect(fetched).toEqual(['a', 'a']);
  });

  test('a fetch that began before a purge is returned to its readers, but not shared or cached', async () => {
    const landing = Promise.withResolvers<Result<{ of: string }>>();
    const early = cache().read('a', () => landing.promise);
    purges.publish(new Set(['product:a']));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    landing.resolve(success({ of: 'before' }));
    expect(await early).toEqual(success({ of: 'before' }));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(fetched).toEqual(['a']);
  });

  test('a failure reaches all who share the fetch, and is not cached', async () => {
    const failing = () => cache().read('a', async () => UNAVAILABLE);
    expect(await Promise.all([failing(), failing()])).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(await read('a')).toEqual(success({ of: 'a' }));
  });

  test('a purged cache is bounded: the least recently used value is evicted first', async () => {
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    expect(fetched).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a value is not cached beyond its ttl, and not returned after it even in an outage', async () => {
    await read('a');
    now = START + LIMITS.freshFor - 1;
    await read('a');
    expect(fetched).toEqual(['a']);
    now = START + LIMITS.freshFor;
    expect(await cache().read('a', async () => UNAVAILABLE)).toEqual(UNAVAILABLE);
    await read('a');
    expect(fetched).toEqual(['a', 'a']);
  });
});
