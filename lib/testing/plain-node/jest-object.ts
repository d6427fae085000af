import type { ModernFakeTimers } from '@jest/fake-timers';
import type PlainNodeEnvironment from './environment.ts';

type FakeTimersConfig = Parameters<ModernFakeTimers['useFakeTimers']>[0];

/** Where Jest looks for the time limit that a file has set. */
const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The `fetch` of Node uses it in this process, also for connections that an earlier file has left to be closed. */
const OF_THE_PROCESS: 'queueMicrotask'[] = ['queueMicrotask'];

/** What test files call `jest`, but for mocks of modules, for which they need a registry of their own. */
export function jestObject(
  { moduleMocker: mocks, fakeTimersModern: timers }: PlainNodeEnvironment,
  { fakeTimers }: { fakeTimers?: FakeTimersConfig },
) {
  const setTimeLimit = (milliseconds: number | undefined) => Object.assign(globalThis, { [TIME_LIMIT]: milliseconds });
  // That of the file before.
  setTimeLimit(undefined);
  const jest = {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    mocked: mocks.mocked.bind(mocks),
    replaceProperty: mocks.replaceProperty.bind(mocks),
    isMockFunction: mocks.isMockFunction.bind(mocks),
    clearAllMocks: chained(() => mocks.clearAllMocks()),
    resetAllMocks: chained(() => mocks.resetAllMocks()),
    restoreAllMocks: chained(() => mocks.restoreAllMocks()),
    setTimeout: chained(setTimeLimit),
    useFakeTimers: chained((config: FakeTimersConfig) =>
      timers.useFakeTimers({ doNotFake: OF_THE_PROCESS, ...fakeTimers, ...config }),
    ),
    useRealTimers: chained(() => timers.useRealTimers()),
    setSystemTime: timers.setSystemTime.bind(timers),
    getRealSystemTime: timers.getRealSystemTime.bind(timers),
    now: timers.now.bind(timers),
    getTimerCount: timers.getTimerCount.bind(timers),
    clearAllTimers: timers.clearAllTimers.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    advanceTimersToNextTimer: timers.advanceTimersToNextTimer.bind(timers),
    advanceTimersToNextTimerAsync: timers.advanceTimersToNextTimerAsync.bind(timers),
    runAllTimers: timers.runAllTimers.bind(timers),
    runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
    runOnlyPendingTimers: timers.runOnlyPendingTimers.bind(timers),
    runOnlyPendingTimersAsync: timers.runOnlyPendingTimersAsync.bind(timers),
  };

  function chained<Given extends unknown[]>(work: (...args: Given) => unknown) {
    return (...args: Given) => {
      work(...args);
      return jest;
    };
  }
  return jest;
}
