import { isOpen, openingDayText, openingText, weekLines } from './opening.ts';

const day = { opens: 10 * 60 + 30, closes: 21 * 60 };
const sunday = { opens: 11 * 60, closes: 20 * 60 + 30 };
const WEEK = [day, day, day, day, day, day, sunday];
const CLOSED_ON_TUESDAY = [day, null, day, day, day, day, null];
const at = (text: string) => Date.parse(`${text}+05:30`);

test.each([
  ['a Saturday before it opens', WEEK, '2026-11-21T10:29:59', 'Closed, opens at 10:30 am'],
  ['the minute it opens', WEEK, '2026-11-21T10:30:00', 'Open until 9 pm'],
  ['the last minute', WEEK, '2026-11-21T20:59:59', 'Open until 9 pm'],
  ['the minute it closes', WEEK, '2026-11-21T21:00:00', 'Closed, opens tomorrow at 11 am'],
  ['a Sunday evening', WEEK, '2026-11-22T20:30:00', 'Closed, opens tomorrow at 10:30 am'],
  ['just after midnight, by the day of India', WEEK, '2026-11-22T00:30:00', 'Closed, opens at 11 am'],
  ['a day off', CLOSED_ON_TUESDAY, '2026-11-24T12:00:00', 'Closed, opens tomorrow at 10:30 am'],
  ['before a day off', CLOSED_ON_TUESDAY, '2026-11-23T22:00:00', 'Closed, opens on Wednesday at 10:30 am'],
  [
    'open on one day of the week, after it',
    [day, ...Array(6).fill(null)],
    '2026-11-23T22:00:00',
    'Closed, opens on Monday at 10:30 am',
  ],
  ['never open', Array(7).fill(null), '2026-11-23T12:00:00', 'Closed'],
])('openingText and isOpen: %s', (_title, week, moment, text) => {
  expect(openingText({ week, holidays: [] }, at(moment))).toBe(text);
  expect(isOpen({ week, holidays: [] }, at(moment))).toBe(text.startsWith('Open'));
});

test.each([
  ['on a holiday', ['2026-11-23'], '2026-11-23T12:00:00', 'Closed, opens tomorrow at 10:30 am'],
  ['before a holiday of every year', ['01-26'], '2027-01-25T21:30:00', 'Closed, opens on Wednesday at 10:30 am'],
  [
    'before a week of holidays',
    ['24', '25', '26', '27', '28', '29', '30'].map((date) => `2026-11-${date}`),
    '2026-11-23T21:30:00',
    'Closed, opens on Tue 1 Dec at 10:30 am',
  ],
])('openingText and isOpen on a holiday: %s', (_title, holidays, moment, text) => {
  expect(openingText({ week: WEEK, holidays }, at(moment))).toBe(text);
  expect(isOpen({ week: WEEK, holidays }, at(moment))).toBe(false);
});

test.each([
  ['a Sunday', [], '2026-11-22T12:00:00', 'Sunday: 11 am to 8:30 pm'],
  ['after it has closed', [], '2026-11-21T23:59:00', 'Saturday: 10:30 am to 9 pm'],
  ['a holiday', ['11-22'], '2026-11-22T12:00:00', 'Sunday: closed'],
])('the opening hours of the day: %s', (_title, holidays, moment, text) =>
  expect(openingDayText({ week: WEEK, holidays }, at(moment))).toBe(text),
);

test('days with equal opening hours share a line', () => {
  expect(weekLines(WEEK)).toEqual([
    { days: 'Monday to Saturday', hours: '10:30 am to 9 pm' },
    { days: 'Sunday', hours: '11 am to 8:30 pm' },
  ]);
  expect(weekLines([day, day, null, null, day, day, null]).map(({ days }) => days)).toEqual([
    'Monday and Tuesday',
    'Wednesday and Thursday',
    'Friday and Saturday',
    'Sunday',
  ]);
});
