import { Overloaded } from '#lib/shared/concurrency.ts';
import { RenderPacer } from './render-pacer.ts';
import { RenderQueue } from './render-queue.ts';

const FOREGROUND = { isBackground: false };
const queue = () =>
  new RenderQueue({ running: 1, waiting: 1, pacer: new RenderPacer(), maximumWaitMs: 1000, maximumHoldMs: 30_000 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a render whose visitor was answered keeps its place until Next has ended it', async () => {
  const renders = queue();
  const work = Promise.withResolvers<void>();
  const late = async (keepPlace: (work: Promise<unknown>) => void) => {
    keepPlace(work.promise);
    throw new Error('late');
  };
  await expect(renders.run(late, FOREGROUND)).rejects.toThrow('late');
  expect(renders.load).toEqual({ running: 1, waiting: 0 });
  const next = renders.run(async () => 'next', FOREGROUND);
  expect(renders.load).toEqual({ running: 1, waiting: 1 });
  work.reject(new Error('ended'));
  // The pacer looks whether it may start.
  await jest.advanceTimersByTimeAsync(10);
  expect(await next).toBe('next');
  await jest.advanceTimersByTimeAsync(0);
  expect(renders.load).toEqual({ running: 0, waiting: 0 });
  expect(jest.getTimerCount()).toBe(0);
});

test('a render that never ends does not keep its place for ever', async () => {
  const renders = queue();
  const answer = renders.run(async (keepPlace) => {
    keepPlace(new Promise(() => undefined));
    return 'page';
  }, FOREGROUND);
  expect(await answer).toBe('page');
  await jest.advanceTimersByTimeAsync(29_999);
  expect(renders.load.running).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(renders.load.running).toBe(0);
});

test('a visitor who finds no place is refused, and so is one who waits too long', async () => {
  const renders = queue();
  void renders.run(() => new Promise(() => undefined), FOREGROUND);
  const waiting = expect(renders.run(async () => 'page', FOREGROUND)).rejects.toThrow(Overloaded);
  expect(renders.isBusy).toBe(true);
  await expect(renders.run(async () => 'page', FOREGROUND)).rejects.toThrow(Overloaded);
  await jest.advanceTimersByTimeAsync(1000);
  await waiting;
  expect(renders.isBusy).toBe(false);
});

test('a queue is busy where more renders are wanted than may run, not where one waits for a moment', async () => {
  const pacer = { mayStartAtOnce: (running: number) => running < 1, whenReady: () => undefined };
  const renders = new RenderQueue({ running: 2, waiting: 1, pacer, maximumWaitMs: 1000, maximumHoldMs: 30_000 });
  const want = () => void renders.run(() => new Promise(() => undefined), FOREGROUND).catch(() => undefined);
  want();
  want();
  expect(renders.load).toEqual({ running: 1, waiting: 1 });
  expect(renders.isBusy).toBe(false);
  want();
  expect(renders.isBusy).toBe(true);
});
