import { formatDay } from './dates.ts';

describe('formatDay', () => {
  test.each([
    ['2026-11-14', 'Sat 14 Nov'],
    ['2026-03-01', 'Sun 1 Mar'],
    ['2028-02-29', 'Tue 29 Feb'],
    ['', ''],
    ['2026-13-40', ''],
    ['14 Nov', ''],
  ])('%s is %s', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });
});
