import { repeat } from './repeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const noError = (error: unknown) => {
  throw error;
};
/** Work with rounds that the test ends itself. */
function manualWork() {
  const rounds: { end: (more?: boolean) => void; cut: AbortSignal }[] = [];
  const work = (cut: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    rounds.push({ end: (more = false) => resolve(more), cut });
    return promise;
  };
  return { rounds, work, last: () => rounds.at(-1) };
}

test('rounds run one after another, never two at once', async () => {
  const { rounds, work, last } = manualWork();
  const repeated = repeat(work, 1000, noError);
  expect(rounds).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
  last()?.end();
  await jest.advanceTimersByTimeAsync(999);
  expect(rounds).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(rounds).toHaveLength(2);
  last()?.end(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(3);
  last()?.end();
  await repeated.stop(0);
});

test('a round can be requested, also while one is running', async () => {
  const { rounds, work, last } = manualWork();
  const repeated = repeat(work, 1000, noError);
  repeated.soon();
  repeated.soon();
  expect(rounds).toHaveLength(1);
  last()?.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(2);
  last()?.end();
  await jest.advanceTimersByTimeAsync(10);
  repeated.soon();
  expect(rounds).toHaveLength(3);
  last()?.end();
  await repeated.stop(0);
  repeated.soon();
  await jest.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(3);
});

test('a failed round is reported and repeated', async () => {
  const reported: unknown[] = [];
  let rounds = 0;
  const failing = async () => {
    rounds++;
    throw new Error(`round ${rounds}`);
  };
  const repeated = repeat(failing, 1000, (error) => reported.push(error));
  await jest.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([new Error('round 1'), new Error('round 2')]);
  await repeated.stop(0);
});

test('a stop waits for the running round, and aborts it after the grace period', async () => {
  const { work, last } = manualWork();
  const repeated = repeat(work, 1000, noError);
  let stopped = false;
  const stopping = repeated.stop(3000).then(() => {
    stopped = true;
  });
  await jest.advanceTimersByTimeAsync(2999);
  expect([stopped, last()?.cut.aborted]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect([stopped, last()?.cut.aborted]).toEqual([false, true]);
  last()?.end(true);
  await stopping;
});
