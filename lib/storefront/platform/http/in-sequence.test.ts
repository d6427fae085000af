import { inSequence } from './in-sequence.ts';

afterEach(() => jest.useRealTimers());

/** Work that is begun by its turn and ended by hand. */
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

test('what is asked for meanwhile waits for its turn, and each gets its own answer', async () => {
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

test('what fails holds nothing up', async () => {
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

test('nor does what is never answered; an answer that comes late is still given', async () => {
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
