import { holidayText, nextHolidays } from './holidays.ts';

const NOW = Date.parse('2026-11-22T00:30:00+05:30');

test('what is over is left out, and what comes every year comes again', () => {
  expect(nextHolidays(['01-26', '2026-11-21', '2026-11-22', '12-25', '2027-11-08'], NOW)).toEqual([
    { day: '2026-11-22', yearly: false },
    { day: '2026-12-25', yearly: true },
    { day: '2027-01-26', yearly: true },
    { day: '2027-11-08', yearly: false },
  ]);
});

test.each([
  [[], ''],
  [['2026-11-21'], ''],
  [['01-26'], 'Closed on 26 January'],
  [['01-26', '2026-12-25', '2027-11-08'], 'Closed on 25 December, 26 January and 8 November 2027'],
])('%j', (holidays, text) => expect(holidayText(holidays, NOW)).toBe(text));
