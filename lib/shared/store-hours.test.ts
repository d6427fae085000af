import { dayAfter, isOpenIn, minutesOf, openingOn, type StoreHours, visitDays, weekdayOf } from './store-hours.ts';

const day = { opens: 630, closes: 1260 };
const HOURS: StoreHours = {
  week: [day, day, null, day, day, day, { opens: 660, closes: 840 }],
  holidays: ['2026-11-28', '01-26'],
};
/** Half past midnight of Sunday 22 November in India, when it is still Saturday in London. */
const NOW = Date.parse('2026-11-22T00:30:00+05:30');

test('days and times of store hours are those of India', () => {
  expect([minutesOf('10:30'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([630, 6, 0]);
  expect([dayAfter('2026-11-30', 1), dayAfter('2028-02-28', 1)]).toEqual(['2026-12-01', '2028-02-29']);
});

test.each([
  ['a day of the week', '2026-11-23', day],
  ['a Sunday', '2026-11-22', { opens: 660, closes: 840 }],
  ['a day that is always off', '2026-11-25', null],
  ['a holiday', '2026-11-28', null],
  ['the same day of another year', '2027-11-29', day],
  ['a holiday of every year', '2032-01-26', null],
])('the opening hours of %s', (_case, date, hours) => expect(openingOn(HOURS, date)).toEqual(hours));

test('an appointment can be requested from tomorrow on, for 30 days, while the store is open', () => {
  const days = visitDays(HOURS, NOW);
  expect(days.slice(0, 5)).toEqual(['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-29']);
  expect(days.at(-1)).toBe('2026-12-22');
  expect(visitDays({ week: Array(7).fill(null), holidays: [] }, NOW)).toEqual([]);
});

test.each([
  [{ opens: 630, closes: 1260 }, ['morning', 'afternoon', 'evening']],
  [{ opens: 660, closes: 840 }, ['morning', 'afternoon']],
  [{ opens: 780, closes: 1020 }, ['afternoon']],
  [{ opens: 1019, closes: 1021 }, ['afternoon', 'evening']],
] as const)('a store with the hours %j is open in the part of day %j', (opening, parts) => {
  expect((['morning', 'afternoon', 'evening'] as const).filter((part) => isOpenIn(opening, part))).toEqual(parts);
});
