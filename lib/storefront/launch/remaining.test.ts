import { remainingOf, remainingText } from './remaining.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59 * SECOND + 1, [0, 0, 1, 0]],
  [HOUR, [0, 1, 0, 0]],
  [DAY - 1, [1, 0, 0, 0]],
  [400 * DAY + 23 * HOUR + 59 * MINUTE + 59 * SECOND, [400, 23, 59, 59]],
])('%d ms are %j', (milliseconds, parts) => {
  expect(Object.values(remainingOf(milliseconds))).toEqual(parts);
});

test.each([
  [0, 'no time'],
  [1, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [MINUTE + 1, '2 minutes'],
  [HOUR, '1 hour'],
  [DAY + MINUTE, '1 day and 1 minute'],
  [2 * DAY + 3 * HOUR + 15 * MINUTE, '2 days, 3 hours and 15 minutes'],
])('%d ms in words are %s', (milliseconds, text) => {
  expect(remainingText(milliseconds)).toBe(text);
});

test('the words change once a minute', () => {
  const spoken = Array.from({ length: 300 }, (_, second) => remainingText(2 * HOUR - second * SECOND));
  expect(new Set(spoken).size).toBe(5);
});
