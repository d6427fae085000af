import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { followLaunch, type MeasuredClock } from './follow-launch.ts';

const NOW = Date.parse('2023-02-14T11:00:00Z');

/** A page with controlled time: the server's clock, the device's clock and the elapsed time are independent. */
function page({ left = MINUTE_MS, random = 0.5, deviceOff = 0 } = {}) {
  let passed = 0;
  let slept = 0;
  let timers: { at: number; work: () => void }[] = [];
  const shown: number[] = [];
  const requests: number[] = [];
  let opened = 0;
  const environment = {
    launchAt: NOW + left,
    random,
    deviceOff,
    tookMs: 0,
    /** Whether the server can be reached. */
    online: true,
    /** How far the server's clock is ahead of the clock that rendered the page, in milliseconds. */
    serverAhead: 0,
  };
  const serverNow = () => NOW + passed + slept + environment.serverAhead;
  const answer = (): MeasuredClock => ({
    now: serverNow() - environment.tookMs / 2,
    launchAt: environment.launchAt,
    tookMs: environment.tookMs,
  });
  const followed = followLaunch(
    { now: NOW, launchAt: environment.launchAt },
    {
      elapsed: () => 5000 + passed,
      deviceClock: () => NOW + passed + slept + environment.deviceOff,
      fetchClock: async () => {
        requests.push(passed + slept);
        return environment.online ? answer() : null;
      },
      random: () => environment.random,
      after: (milliseconds, work) => {
        const timer = { at: passed + milliseconds, work };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      show: (remaining) => shown.push(remaining),
      open: () => {
        opened += 1;
      },
    },
  );
  /** Lets time pass, timer by timer. */
  async function pass(milliseconds: number): Promise<void> {
    const end = passed + milliseconds;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = timers.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      passed = Math.max(passed, next.at);
      next.work();
    }
    passed = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    environment,
    shown,
    requests,
    followed,
    pass,
    /** Simulates a sleep of the device: its clock goes on, the elapsed time does not. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
    opened: () => opened,
    timers: () => timers.length,
    last: () => shown.at(-1),
  };
}

test('the countdown shows every second once, down to zero', async () => {
  const { shown, pass } = page({ left: 5 * SECOND_MS });
  await pass(20 * SECOND_MS);
  expect([...new Set(shown)]).toEqual([5000, 4000, 3000, 2000, 1000, 0]);
});

test.each([0, 0.5, 0.999])('the countdown polls within 3 seconds after zero, and opens once (%d)', async (random) => {
  const { requests, opened, pass, timers } = page({ left: 5 * SECOND_MS, random });
  await pass(5 * SECOND_MS + random * 3 * SECOND_MS - 1);
  expect(opened()).toBe(0);
  await pass(2);
  expect(requests.at(-1)).toBe(5 * SECOND_MS + random * 3 * SECOND_MS);
  expect(opened()).toBe(1);
  await pass(HOUR_MS);
  expect([opened(), timers()]).toEqual([1, 0]);
});

test.each([-26 * HOUR_MS, 26 * HOUR_MS])(
  'the countdown ignores a device clock that is wrong by %d ms',
  async (deviceOff) => {
    const { last, opened, pass } = page({ left: 10 * SECOND_MS, deviceOff, random: 0 });
    await pass(4 * SECOND_MS);
    expect(last()).toBe(6 * SECOND_MS);
    await pass(7 * SECOND_MS);
    expect(opened()).toBe(1);
  },
);

test('the countdown follows the server clock, corrected by half the response time', async () => {
  const { environment, last, followed, pass } = page({ left: HOUR_MS });
  await pass(SECOND_MS);
  environment.serverAhead = 10 * SECOND_MS;
  environment.tookMs = 400;
  followed.check();
  await pass(0);
  expect(last()).toBe(HOUR_MS - 11 * SECOND_MS);
});

test('after a sleep of the device the countdown polls and shows the right time', async () => {
  const { last, requests, sleep, pass } = page({ left: 3 * HOUR_MS });
  await pass(2 * SECOND_MS);
  expect(requests).toHaveLength(1);
  sleep(2 * HOUR_MS);
  await pass(SECOND_MS);
  expect(requests).toHaveLength(2);
  expect(last()).toBe(HOUR_MS - 3 * SECOND_MS);
});

test('the countdown opens the store after a launch during a sleep of the device', async () => {
  const { opened, sleep, pass } = page({ left: HOUR_MS });
  await pass(SECOND_MS);
  sleep(2 * HOUR_MS);
  await pass(SECOND_MS);
  expect(opened()).toBe(1);
});

test('the countdown follows a launch that is postponed or brought forward', async () => {
  const { environment, last, opened, pass } = page({ left: 30 * SECOND_MS });
  await pass(10 * SECOND_MS);
  environment.launchAt += HOUR_MS;
  await pass(25 * SECOND_MS);
  expect(opened()).toBe(0);
  expect(last()).toBe(HOUR_MS - 5 * SECOND_MS);
  environment.launchAt = NOW;
  await pass(13 * MINUTE_MS);
  expect(opened()).toBe(1);
});

test('the countdown retries an unreachable server at most every half minute, and opens when it can', async () => {
  const { environment, requests, opened, pass } = page({ left: 2 * SECOND_MS, random: 0.999 });
  environment.online = false;
  await pass(10 * MINUTE_MS);
  expect(opened()).toBe(0);
  const waits = requests.slice(1).map((at, index) => at - (requests[index] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(30 * SECOND_MS);
  expect(Math.min(...waits.slice(1))).toBeGreaterThan(SECOND_MS);
  expect(requests.length).toBeLessThan(30);
  environment.online = true;
  await pass(30 * SECOND_MS);
  expect(opened()).toBe(1);
});

test('a countdown of several days polls a few times an hour', async () => {
  const { requests, pass } = page({ left: 48 * HOUR_MS });
  await pass(HOUR_MS);
  expect(requests.length).toBeLessThan(9);
});

test('a stopped countdown neither shows nor polls nor opens', async () => {
  const { shown, requests, followed, opened, pass, timers } = page({ left: 3 * SECOND_MS });
  await pass(SECOND_MS);
  followed.stop();
  const before = [shown.length, requests.length];
  followed.check();
  await pass(MINUTE_MS);
  expect([shown.length, requests.length, opened(), timers()]).toEqual([...before, 0, 0]);
});
