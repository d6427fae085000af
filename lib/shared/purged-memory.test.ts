import { announcePurge } from './purge-bus.ts';
import { purgedMemory } from './purged-memory.ts';
import { failure, success } from './result.ts';
import { replaceSingleton } from './singleton.ts';

interface Value {
  of: string;
}

const LIMITS = { max: 2, ttl: 60_000 };
let fetched: string[];
beforeEach(() => {
  fetched = [];
  replaceSingleton('values', undefined);
});

/** Reads a key as each part of the store does, whose copy of the module is its own. */
function read(key: string) {
  return purgedMemory<Value>('values', LIMITS).read(key, async () => {
    fetched.push(key);
    return success({ of: key });
  });
}

test('a value is fetched once', async () => {
  expect(await read('a')).toEqual(success({ of: 'a' }));
  expect(await read('a')).toEqual(success({ of: 'a' }));
  expect(fetched).toEqual(['a']);
});

test('any purge forgets all values', async () => {
  await read('a');
  announcePurge(['anything']);
  await read('a');
  expect(fetched).toEqual(['a', 'a']);
});

test('what was under way at a purge is answered, and not kept', async () => {
  const early = await purgedMemory<Value>('values', LIMITS).read('a', async () => {
    announcePurge(['product:a']);
    return success({ of: 'before' });
  });
  expect(early).toEqual(success({ of: 'before' }));
  expect(await read('a')).toEqual(success({ of: 'a' }));
});

test('a failure is not kept', async () => {
  const unavailable = failure({ kind: 'unavailable' });
  expect(await purgedMemory<Value>('values', LIMITS).read('a', async () => unavailable)).toEqual(unavailable);
  expect(await read('a')).toEqual(success({ of: 'a' }));
});

test('it is bounded: what was not used for longest goes first', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
  expect(fetched).toEqual(['a', 'b', 'c', 'b']);
});

test('a value is not kept beyond its time', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const clock = jest.spyOn(performance, 'now');
  const at = (milliseconds: number) => {
    clock.mockReturnValue(1000 + milliseconds);
    // The memory looks at the clock once a millisecond.
    jest.advanceTimersByTime(1);
    return read('a');
  };
  try {
    await at(0);
    await at(LIMITS.ttl - 1);
    expect(fetched).toEqual(['a']);
    await at(LIMITS.ttl + 2);
    expect(fetched).toEqual(['a', 'a']);
  } finally {
    clock.mockRestore();
    jest.useRealTimers();
  }
});
