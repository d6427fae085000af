import { warrantyPeriod } from './warranty-period.ts';

test.each([
  ['2026-11-22', 24, '2028-11-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-01', 12, '2027-02-28'],
  ['2026-12-01', 1, '2026-12-31'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-10-31', 60, '2031-10-30'],
])('a warranty from %s for %i months ends on %s', (start, months, end) => {
  expect(warrantyPeriod(start, months)).toEqual({ startsOn: start, endsOn: end });
});
