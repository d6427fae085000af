import { MINUTE_MS } from '#lib/shared/durations.ts';
import { nextCheckAt } from './check-schedule.ts';

const CREATED = Date.parse('2026-11-22T01:30:00+05:30');

function secondsOf(state: Parameters<typeof nextCheckAt>[0]): number[] {
  const seconds: number[] = [];
  let next = nextCheckAt(state, CREATED, CREATED);
  while (next !== null) {
    seconds.push((next - CREATED) / 1000);
    next = nextCheckAt(state, CREATED, next);
  }
  return seconds;
}
const minutes = (...all: number[]) => all.map((minute) => minute * 60);
const WEEK = minutes(2, 5, 15, 60, 1440, 2880, 4320, 5760, 7200, 8640, 10080);

test('a gateway is queried after 2, 5, 15 and 60 minutes, then daily for a week, and no more', () => {
  expect(secondsOf('created')).toEqual(WEEK);
});

test('an authorised payment is also checked after 2, 10 and 30 seconds', () => {
  expect(secondsOf('authorized')).toEqual([2, 10, 30, ...WEEK]);
});

test('extra checks change nothing, and missed checks are not made up for', () => {
  expect(nextCheckAt('created', CREATED, CREATED + 1)).toBe(CREATED + 120_000);
  expect(nextCheckAt('created', CREATED, CREATED + 61 * MINUTE_MS)).toBe(CREATED + 1440 * MINUTE_MS);
});
