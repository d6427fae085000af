import { createRedisBreaker } from './redis-breaker.ts';

const never = () => new Promise<never>(() => undefined);
const answer = async () => 'answer';
const down = () => Promise.reject(new Error('down'));
const statuses = async (running: Promise<unknown>[]) => (await Promise.allSettled(running)).map(({ status }) => status);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('store breaker: the result of a command is returned', async () => {
  expect(await createRedisBreaker()(answer)).toBe('answer');
  expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
});

test('store breaker: a command without a response is given up after 1.5 s', async () => {
  const run = createRedisBreaker();
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

test('store breaker: a response read just after the time limit is accepted', async () => {
  const run = createRedisBreaker();
  const landing = Promise.withResolvers<string>();
  const waiting = run(() => landing.promise);
  await jest.advanceTimersByTimeAsync(1550);
  landing.resolve('late');
  expect(await waiting).toBe('late');
  expect(await run(answer)).toBe('answer');
});

test('store breaker: after a failure no command is sent for five seconds, then a single probe', async () => {
  const run = createRedisBreaker();
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

test('store breaker: a failed probe stops all commands for another five seconds', async () => {
  const run = createRedisBreaker();
  const failing = jest.fn(down);
  for (let round = 1; round <= 3; round += 1) {
    await expect(run(failing)).rejects.toThrow('down');
    await expect(run(failing)).rejects.toThrow();
    expect(failing).toHaveBeenCalledTimes(round);
    await jest.advanceTimersByTimeAsync(5000);
  }
});
