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
    const state = { now: START, answer: success('first') as Result<string>, asked: 0 };
    const cache = new MemoryCache<string>({ ...SETTINGS, now: () => state.now });
    const read = () =>
      cache.read('key', async () => {
        state.asked += 1;
        return state.answer;
      });
    const at = (time: number, answer?: Result<string>) =>
      Object.assign(state, { now: START + time }, answer && { answer });
    return { state, cache, read, at };
  }

  test('is fetched once for all readers at first, and not again while fresh', async () => {
    const { state, read, at } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(success('first')));
    at(59);
    expect(await read()).toEqual(success('first'));
    expect(state.asked).toBe(1);
  });

  test('is given out stale while a new one is fetched', async () => {
    const { read, at } = setUp();
    await read();
    at(60, success('second'));
    expect(await read()).toEqual(success('first'));
    await settled();
    expect(await read()).toEqual(success('second'));
  });

  test('is given out through an outage, but not for ever', async () => {
    const { read, at, cache } = setUp();
    await read();
    at(3599, UNAVAILABLE);
    expect(await read()).toEqual(success('first'));
    await settled();
    expect(cache.isOutdated('key')).toBe(false);
    at(3610);
    expect(await read()).toEqual(UNAVAILABLE);
  });

  test('beyond its age the next reader waits for a new one', async () => {
    const { read, at } = setUp();
    await read();
    at(3600, success('second'));
    expect(await read()).toEqual(success('second'));
  });

  test('after a failure nothing is fetched for a while', async () => {
    const { state, read, at } = setUp();
    at(0, UNAVAILABLE);
    expect(await read()).toEqual(UNAVAILABLE);
    at(4);
    expect(await read()).toEqual(UNAVAILABLE);
    expect(state.asked).toBe(1);
    at(5, success('back'));
    expect(await read()).toEqual(success('back'));
  });

  test('after a failed refresh in the background nothing is fetched for a while', async () => {
    const { state, read, at } = setUp();
    await read();
    at(60, UNAVAILABLE);
    await read();
    await settled();
    at(64);
    expect(await read()).toEqual(success('first'));
    expect(state.asked).toBe(2);
    at(65, success('back'));
    await read();
    await settled();
    expect(await read()).toEqual(success('back'));
    expect(state.asked).toBe(3);
  });

  test('once expired, the next reader waits for a new one', async () => {
    const { state, cache, read, at } = setUp();
    await read();
    at(0, success('second'));
    cache.expire('key');
    expect(cache.isOutdated('key')).toBe(true);
    expect(await read()).toEqual(success('second'));
    expect(cache.isOutdated('key')).toBe(false);
    await read();
    expect(state.asked).toBe(2);
  });

  test('expired through an outage, it is given out as outdated', async () => {
    const { state, cache, read, at } = setUp();
    await read();
    at(0, UNAVAILABLE);
    cache.expire('key');
    expect(await read()).toEqual(success('first'));
    expect(cache.isOutdated('key')).toBe(true);
    cache.expire('key');
    await read();
    expect(state.asked).toBe(2);
    at(5, success('second'));
    expect(await read()).toEqual(success('second'));
    expect(cache.isOutdated('key')).toBe(false);
  });

  test('a fetch that began before it expired is not kept', async () => {
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

  test('a failure of a fetch that began before it expired holds nobody up', async () => {
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

  test('an error of the fetch reaches its reader, and the next one asks again', async () => {
    const { cache, read } = setUp();
    const broken = cache.read('key', () => Promise.reject(new TypeError('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await read()).toEqual(success('first'));
  });
});

describe('a cache that every purge empties', () => {
  const LIMITS = { max: 2, freshFor: 60_000 };
  let fetched: string[];
  let now: number;
  beforeEach(() => {
    fetched = [];
    now = START;
    replaceSingleton('values', undefined);
  });

  /** Reads a key as each part of the store does, whose copy of the module is its own. */
  const cache = () => purgedCache<{ of: string }>('values', { ...LIMITS, now: () => now });
  const read = (key: string) =>
    cache().read(key, async () => {
      fetched.push(key);
      return success({ of: key });
    });

  test('a value is fetched once', async () => {
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(fetched).toEqual(['a']);
  });

  test('readers of one key at once share one fetch', async () => {
    expect(await Promise.all([read('a'), read('a'), read('b')])).toHaveLength(3);
    expect(fetched).toEqual(['a', 'b']);
  });

  test('any purge forgets all values', async () => {
    await read('a');
    purges.publish(new Set(['anything']));
    await read('a');
    expect(fetched).toEqual(['a', 'a']);
  });

  test('a fetch that a purge overtakes is answered, not joined and not kept', async () => {
    const landing = Promise.withResolvers<Result<{ of: string }>>();
    const early = cache().read('a', () => landing.promise);
    purges.publish(new Set(['product:a']));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    landing.resolve(success({ of: 'before' }));
    expect(await early).toEqual(success({ of: 'before' }));
    expect(await read('a')).toEqual(success({ of: 'a' }));
    expect(fetched).toEqual(['a']);
  });

  test('a failure reaches all who share the fetch, and is not kept', async () => {
    const failing = () => cache().read('a', async () => UNAVAILABLE);
    expect(await Promise.all([failing(), failing()])).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(await read('a')).toEqual(success({ of: 'a' }));
  });

  test('it is bounded: what was not used for longest goes first', async () => {
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    expect(fetched).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a value is not kept beyond its time, and not given out where no other can be had', async () => {
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
