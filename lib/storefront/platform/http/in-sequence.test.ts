import { inSequence } from './in-sequence.ts';

afterEach(() => jest.useRealTimers());

/** A task that is started by the queue and ended by the test. */
function workOf() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { work, end: (value: string) => end(value), fail: (error: Error) => fail(error) };
}

test('inSequence: later tasks wait, and each caller gets its own result', async () => {
  jest.useFakeTimers();
  const [one, two] = [workOf(), workOf()];
  const answers = Promise.all([inSequence(one.work), inSequence(two.work)]);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(one.work).toHaveBeenCalledTimes(1);
  expect(two.work).not.toHaveBeenCalled();
  one.end('one');
  await jest.advanceTimersByTimeAsync(0);
  expect(two.work).toHaveBeenCalledTimes(1);
  two.end('two');
  expect(await answers).toEqual(['one', 'two']);
  expect(jest.getTimerCount()).toBe(0);
});

test('inSequence: a failed task does not stop the queue', async () => {
  const [one, two] = [workOf(), workOf()];
  const failed = inSequence(one.work);
  const after = inSequence(two.work);
  await Promise.resolve();
  one.fail(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  await new Promise(setImmediate);
  two.end('two');
  expect(await after).toBe('two');
});

test('inSequence: a task that takes too long does not stop the queue, and its late result is still returned', async () => {
  jest.useFakeTimers();
  const [one, two] = [workOf(), workOf()];
  const late = inSequence(one.work);
  const after = inSequence(two.work);
  await jest.advanceTimersByTimeAsync(15_000);
  two.end('two');
  expect(await after).toBe('two');
  one.end('one');
  expect(await late).toBe('one');
});
