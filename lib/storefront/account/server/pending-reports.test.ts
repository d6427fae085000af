import { createPendingReports } from './pending-reports.ts';

/** Somebody who hears of failures while `hears` is true, with timers that are run by hand. */
function listener() {
  const reported: [string, number][] = [];
  const waits: number[] = [];
  const timers: (() => void)[] = [];
  const state = { hears: false };
  const { add } = createPendingReports<string>({
    async report(subject, count) {
      await Promise.resolve();
      if (state.hears) reported.push([subject, count]);
      return state.hears;
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

test('what is heard at once is told at once, and once', async () => {
  const { state, reported, timers, fail } = listener();
  state.hears = true;
  await fail('Logout');
  expect(reported).toEqual([['Logout', 1]]);
  expect(timers).toEqual([]);
});

test('what nobody heard of goes out with the next failure that somebody hears of', async () => {
  const { state, reported, fail } = listener();
  await fail('Logout');
  await fail('Logout');
  state.hears = true;
  await fail('VerifyLoginOTP');
  expect(reported).toEqual([
    ['Logout', 2],
    ['VerifyLoginOTP', 1],
  ]);
});

test('it is tried again by itself, with longer and longer waits, and not for ever', async () => {
  const { waits, timers, runTimer, fail } = listener();
  await fail('Logout');
  for (let turn = 0; turn < 20; turn += 1) await runTimer();
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000]);
  expect(timers).toEqual([]);
});

test('many failures wait for one try, and each of them is counted', async () => {
  const { state, reported, timers, runTimer, fail } = listener();
  await Promise.all(Array.from({ length: 50 }, () => fail('Logout')));
  expect(timers).toHaveLength(1);
  state.hears = true;
  await runTimer();
  expect(reported).toEqual([['Logout', 50]]);
});

test('more names than there are calls are not kept', async () => {
  const { state, reported, runTimer, fail } = listener();
  for (let name = 0; name < 500; name += 1) await fail(`Call${name}`);
  state.hears = true;
  await runTimer();
  expect(reported).toHaveLength(100);
});
