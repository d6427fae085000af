import { createStoreBreaker } from './store-breaker.ts';

const never = () => new Promise<never>(() => undefined);
const answer = async () => 'answer';
const down = () => Promise.reject(new Error('down'));
const statuses = async (running: Promise<unknown>[]) => (await Promise.allSettled(running)).map(({ status }) => status);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a command of a store that answers is answered', async () => {
  expect(await createStoreBreaker()(answer)).toBe('answer');
  expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
});

test('a store that says nothing for 1.5 s is given up', async () => {
  const run = createStoreBreaker();
  const outcomes = statuses([run(never), run(never)]);
  let isOver = false;
  void outcomes.then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(1499);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(101);
  expect(await outcomes).toEqual(['rejected', 'rejected']);
  await expect(run(answer)).rejects.toThrow();
});

test('an answer that was read late, in the moment after the time limit, counts', async () => {
  const run = createStoreBreaker();
  const landing = Promise.withResolvers<string>();
  const waiting = run(() => landing.promise);
  await jest.advanceTimersByTimeAsync(1550);
  landing.resolve('late');
  expect(await waiting).toBe('late');
  expect(await run(answer)).toBe('answer');
});

test('after a failure nothing is asked for five seconds, then one command is, for all', async () => {
  const run = createStoreBreaker();
  const requests = jest.fn(answer);
  await expect(run(down)).rejects.toThrow('down');
  await jest.advanceTimersByTimeAsync(4999);
  await expect(run(requests)).rejects.toThrow();
  expect(requests).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await statuses([run(requests), run(requests), run(requests)])).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(await run(requests)).toBe('answer');
});

test('a store that is still away when it is asked again is left alone for as long once more', async () => {
  const run = createStoreBreaker();
  const failing = jest.fn(down);
  for (let round = 1; round <= 3; round += 1) {
    await expect(run(failing)).rejects.toThrow('down');
    await expect(run(failing)).rejects.toThrow();
    expect(failing).toHaveBeenCalledTimes(round);
    await jest.advanceTimersByTimeAsync(5000);
  }
});
