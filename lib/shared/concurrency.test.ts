import { KeyedQueue, Overloaded, Semaphore, SingleFlight } from './concurrency.ts';

/** Work that ends when the test decides. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: jest.fn(() => promise), resolve, reject };
}

const started = (items: readonly ReturnType<typeof held>[]) => items.map(({ work }) => work.mock.calls.length);
const settled = () => jest.advanceTimersByTimeAsync(0);
const broken = () => Promise.reject(new Error('broken'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Semaphore', () => {
  test('a semaphore runs as much work at once as allowed, the rest in order of arrival', async () => {
    const semaphore = new Semaphore({ running: 2 });
    const items = Array.from({ length: 4 }, held);
    const answers = items.map(({ work }) => semaphore.run(work));
    await settled();
    expect(started(items)).toEqual([1, 1, 0, 0]);
    items[1]?.resolve('second');
    await settled();
    expect(started(items)).toEqual([1, 1, 1, 0]);
    items[0]?.resolve('first');
    await settled();
    expect(started(items)).toEqual([1, 1, 1, 1]);
    items[2]?.resolve('third');
    items[3]?.resolve('fourth');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'fourth']);
    expect(semaphore.isIdle).toBe(true);
  });

  test('a semaphore with a full queue rejects new work immediately and does what waits', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 1 });
    const [running, waiting, refused] = [held(), held(), held()];
    const answers = [semaphore.tryRun(running.work), semaphore.tryRun(waiting.work)];
    expect(semaphore.tryRun(refused.work)).toBeNull();
    await expect(semaphore.run(refused.work)).rejects.toThrow(Overloaded);
    expect(refused.work).not.toHaveBeenCalled();
    running.resolve('a');
    waiting.resolve('b');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
    expect(await semaphore.tryRun(async () => 'free')).toBe('free');
  });

  test('with a pacer work starts one by one as this lets it, and as much of it waits as without', async () => {
    const ready: (() => void)[] = [];
    const pacer = {
      mayStartAtOnce: (running: number) => running < 1,
      whenReady: (_running: () => number, start: () => void) => ready.push(start),
    };
    const semaphore = new Semaphore({ running: 2, waiting: 1, pacer });
    const items = Array.from({ length: 3 }, held);
    const answers = items.map(({ work }) => semaphore.run(work));
    expect(semaphore.load).toEqual({ running: 1, waiting: 2 });
    await expect(semaphore.run(broken)).rejects.toThrow(Overloaded);
    ready.shift()?.();
    await settled();
    expect(started(items)).toEqual([1, 1, 0]);
    expect(ready).toHaveLength(0);
    items[0]?.resolve('first');
    await settled();
    expect(started(items)).toEqual([1, 1, 0]);
    ready.shift()?.();
    await settled();
    expect(started(items)).toEqual([1, 1, 1]);
    items[1]?.resolve('second');
    items[2]?.resolve('third');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
    expect(semaphore.load).toEqual({ running: 0, waiting: 0 });
    expect(ready).toHaveLength(0);
  });

  test('a pacer starts nothing where other work has taken the last slot in the meantime', async () => {
    const ready: (() => void)[] = [];
    let mayStart = false;
    const pacer = {
      mayStartAtOnce: () => mayStart,
      whenReady: (_running: () => number, start: () => void) => ready.push(start),
    };
    const semaphore = new Semaphore({ running: 1, maximumWaitMs: 1000, pacer });
    const refused = expect(semaphore.run(broken)).rejects.toThrow(Overloaded);
    await jest.advanceTimersByTimeAsync(1000);
    await refused;
    mayStart = true;
    const [first, second] = [held(), held()];
    const answers = [semaphore.run(first.work), semaphore.run(second.work)];
    ready.shift()?.();
    expect(semaphore.load).toEqual({ running: 1, waiting: 1 });
    first.resolve('first');
    await settled();
    ready.shift()?.();
    second.resolve('second');
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
    expect(ready).toHaveLength(0);
  });

  test('work that waits too long is rejected and does not block the work behind it', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 2, maximumWaitMs: 1000 });
    const [running, impatient, later] = [held(), held(), held()];
    const first = semaphore.run(running.work);
    const refused = expect(semaphore.run(impatient.work)).rejects.toThrow(Overloaded);
    await jest.advanceTimersByTimeAsync(600);
    const last = semaphore.run(later.work);
    await jest.advanceTimersByTimeAsync(400);
    await refused;
    running.resolve('a');
    await settled();
    expect(started([impatient, later])).toEqual([0, 1]);
    later.resolve('c');
    expect(await Promise.all([first, last])).toEqual(['a', 'c']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('background work of a semaphore uses free slots, and waits behind other work that came later', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 3 });
    const [running, first, second, visitor] = [held(), held(), held(), held()];
    const background = { isBackground: true };
    const answers = [
      semaphore.run(running.work, background),
      semaphore.run(first.work, background),
      semaphore.run(second.work, background),
      semaphore.run(visitor.work),
    ];
    running.resolve('a');
    await settled();
    expect(started([running, first, second, visitor])).toEqual([1, 0, 0, 1]);
    visitor.resolve('d');
    await settled();
    expect(started([first, second])).toEqual([1, 0]);
    first.resolve('b');
    second.resolve('c');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a semaphore with a full queue rejects the latest background work before any other', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 2, maximumWaitMs: 1000 });
    const [running, first, latest, visitor] = [held(), held(), held(), held()];
    const background = { isBackground: true };
    const answers = [semaphore.run(running.work), semaphore.run(first.work, background)];
    const refused = expect(semaphore.run(latest.work, background)).rejects.toThrow(Overloaded);
    answers.push(semaphore.run(visitor.work));
    await refused;
    expect(semaphore.tryRun(held().work, background)).toBeNull();
    for (const item of [running, first, visitor]) item.resolve('done');
    await Promise.all(answers);
    expect(latest.work).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('work of a semaphore that is no longer background work while it waits goes first', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 3 });
    const [running, other, awaited] = [held(), held(), held()];
    const priority = { isBackground: true };
    void semaphore.run(running.work);
    void semaphore.run(other.work, { isBackground: true });
    void semaphore.run(awaited.work, priority);
    priority.isBackground = false;
    running.resolve('a');
    await settled();
    expect(started([other, awaited])).toEqual([0, 1]);
  });

  test('failed work releases its slot in the semaphore', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 1 });
    const failed = expect(semaphore.run(broken)).rejects.toThrow('broken');
    expect(await semaphore.run(async () => 'next')).toBe('next');
    await failed;
    const thrown = semaphore.run(() => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(semaphore.isIdle).toBe(true);
  });
});

describe('KeyedQueue', () => {
  test('work of one key runs one by one in order, concurrently with that of other keys', async () => {
    const queue = new KeyedQueue(5);
    const [first, second, other] = [held(), held(), held()];
    const answers = [queue.tryRun('a', first.work), queue.tryRun('a', second.work)];
    const beside = queue.tryRun('b', other.work);
    await settled();
    expect(started([first, second, other])).toEqual([1, 0, 1]);
    other.resolve('b');
    expect(await beside).toBe('b');
    expect(second.work).not.toHaveBeenCalled();
    first.resolve('one');
    second.resolve('two');
    expect(await Promise.all(answers)).toEqual(['one', 'two']);
  });

  test('a full queue accepts nothing until some work is done', async () => {
    const queue = new KeyedQueue(2);
    const [first, second] = [held(), held()];
    const served = queue.tryRun('a', first.work);
    expect(queue.tryRun('a', second.work)).not.toBeNull();
    const refused = jest.fn();
    expect(queue.tryRun('a', refused)).toBeNull();
    expect(queue.tryRun('b', async () => 'b')).not.toBeNull();
    first.resolve('done');
    await served;
    const third = queue.tryRun('a', async () => 'third');
    second.resolve('two');
    expect(await third).toBe('third');
    expect(refused).not.toHaveBeenCalled();
  });

  test('failed work rejects for its caller, and the queue continues', async () => {
    const queue = new KeyedQueue(2);
    const failing = queue.tryRun('a', broken);
    const next = queue.tryRun('a', async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});

describe('SingleFlight', () => {
  test('concurrent calls of one key share one outcome; a later call runs again', async () => {
    const flights = new SingleFlight<string>();
    const [first, joining, second] = [held(), held(), held()];
    const answers = [flights.share('a', first.work), flights.share('a', joining.work)];
    void flights.share('b', second.work);
    first.resolve('once');
    expect(await Promise.all(answers)).toEqual(['once', 'once']);
    expect(started([first, joining, second])).toEqual([1, 0, 1]);
    expect(await flights.share('a', async () => 'anew')).toBe('anew');
  });

  test('a failure reaches all callers that share it, and no later one', async () => {
    const flights = new SingleFlight<string>();
    const answers = await Promise.allSettled([flights.share('a', broken), flights.share('a', broken)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.share('a', async () => 'well')).toBe('well');
  });
});
