import { createPendingReports } from './pending-reports.ts';

/** A receiver that accepts reports while `hears` is true, with timers that the test runs. */
function listener() {
  const reported: [string, number][] = [];
  const waits: number[] = [];
  const timers: (() => void)[] = [];
  const state = { accepts: false };
  const { add } = createPendingReports<string>({
    async report(subject, count) {
      await Promise.resolve();
      if (state.accepts) reported.push([subject, count]);
      return state.accepts;
    },
    later(milliseconds, callback) {
      waits.push(milliseconds);
      timers.push(callback);
    },
  });
  const runTimer = async () => {
    timers.shift()?.();
    await new Promise(setImmediate);
  };
  return { reported, waits, timers, state, runTimer, fail: (name: string) => add(name, name) };
}

test('a failure report that is received immediately is sent once', async () => {
  const { state, reported, timers, fail } = listener();
  state.accepts = true;
  await fail('Logout');
  expect(reported).toEqual([['Logout', 1]]);
  expect(timers).toEqual([]);
});

test('failure reports that could not be sent go out with the next successful one', async () => {
  const { state, reported, fail } = listener();
  await fail('Logout');
  await fail('Logout');
  state.accepts = true;
  await fail('VerifyLoginOTP');
  expect(reported).toEqual([
    ['Logout', 2],
    ['VerifyLoginOTP', 1],
  ]);
});

test('failure reports are retried with growing delays, and not forever', async () => {
  const { waits, timers, runTimer, fail } = listener();
  await fail('Logout');
  for (let attempt = 0; attempt < 20; attempt += 1) await runTimer();
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000]);
  expect(timers).toEqual([]);
});

test('many failures wait for one retry, and each is counted', async () => {
  const { state, reported, timers, runTimer, fail } = listener();
  await Promise.all(Array.from({ length: 50 }, () => fail('Logout')));
  expect(timers).toHaveLength(1);
  state.accepts = true;
  await runTimer();
  expect(reported).toEqual([['Logout', 50]]);
});

test('pending failure reports are limited to 100 names', async () => {
  const { state, reported, runTimer, fail } = listener();
  for (let name = 0; name < 500; name += 1) await fail(`Call${name}`);
  state.accepts = true;
  await runTimer();
  expect(reported).toHaveLength(100);
});
