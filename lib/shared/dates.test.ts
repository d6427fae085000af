import {
  formatDate,
  formatDay,
  formatLongMoment,
  formatMoment,
  formatNearDate,
  formatNearMoment,
  formatTime,
} from './dates.ts';

describe('formatDay', () => {
  test.each([
    ['2026-11-14', 'Sat 14 Nov'],
    ['2026-03-01', 'Sun 1 Mar'],
    ['2028-02-29', 'Tue 29 Feb'],
    ['', ''],
    ['2026-13-40', ''],
    ['14 Nov', ''],
  ])('formatDay formats %s as %s', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });
});

test.each([
  ['2026-11-14T10:35:00Z', '14 November 2026', 'Sat 14 Nov 2026, 4:05 pm'],
  ['2026-11-14T18:29:59Z', '14 November 2026', 'Sat 14 Nov 2026, 11:59 pm'],
  ['2026-11-14T18:30:00Z', '15 November 2026', 'Sun 15 Nov 2026, 12:00 am'],
  ['2027-03-01T00:00:00Z', '1 March 2027', 'Mon 1 Mar 2027, 5:30 am'],
])('the time %s is formatted as %s and %s in India', (moment, date, clock) => {
  expect([formatDate(Date.parse(moment)), formatMoment(Date.parse(moment))]).toEqual([date, clock]);
});

test.each([
  ['2026-05-03T17:00:00Z', '3 May'],
  ['2026-12-31T18:29:59Z', '31 December'],
  ['2026-12-31T18:30:00Z', '1 January 2027'],
  ['2025-05-03T17:00:00Z', '3 May 2025'],
])('in November 2026 the near date of %s is %s', (moment, date) =>
  expect(formatNearDate(Date.parse(moment), Date.parse('2026-11-21T06:30:00Z'))).toBe(date),
);

test.each([
  ['2026-11-14T09:02:59Z', '14:32'],
  ['2026-11-14T18:30:00Z', '00:00'],
])('the time of day in India of %s is %s', (moment, time) => {
  expect(formatTime(Date.parse(moment))).toBe(time);
});

test.each([
  ['2026-11-22T16:29:00Z', '9:59 pm today'],
  ['2026-11-22T18:30:00Z', '12:00 am on Mon 23 Nov 2026'],
  ['2026-11-23T16:29:00Z', '9:59 pm on Mon 23 Nov 2026'],
])('on a Sunday evening the near moment of %s is %s', (moment, text) =>
  expect(formatNearMoment(Date.parse(moment), Date.parse('2026-11-22T16:32:00Z'))).toBe(text),
);

test('a long moment shows the time in India', () => {
  expect(formatLongMoment(Date.parse('2023-02-14T12:00:00Z'))).toBe('Tuesday 14 February 2023, 5:30 pm');
  expect(formatLongMoment(Date.parse('2026-12-31T18:30:00Z'))).toBe('Friday 1 January 2027, 12:00 am');
});
