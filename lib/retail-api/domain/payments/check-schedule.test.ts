import { nextCheckAt } from './check-schedule.ts';

const CREATED = Date.parse('2026-11-22T01:30:00+05:30');

test('a gateway is asked after 2, 5, 15 and 60 minutes, then daily for a week, and no more', () => {
  const minutes = Array.from({ length: 12 }, (_, checks) => {
    const at = nextCheckAt(CREATED, checks);
    return at === null ? null : (at - CREATED) / 60_000;
  });
  expect(minutes).toEqual([2, 5, 15, 60, 1440, 2880, 4320, 5760, 7200, 8640, 10080, null]);
});
