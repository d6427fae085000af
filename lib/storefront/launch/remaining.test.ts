import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { remainingOf, remainingText } from './remaining.ts';

test.each([
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59 * SECOND_MS + 1, [0, 0, 1, 0]],
  [HOUR_MS, [0, 1, 0, 0]],
  [DAY_MS - 1, [1, 0, 0, 0]],
  [400 * DAY_MS + 23 * HOUR_MS + 59 * MINUTE_MS + 59 * SECOND_MS, [400, 23, 59, 59]],
])('%d ms remaining are split into %j', (milliseconds, parts) => {
  expect(Object.values(remainingOf(milliseconds))).toEqual(parts);
});

test.each([
  [0, 'no time'],
  [1, 'less than a minute'],
  [MINUTE_MS - 1, 'less than a minute'],
  [MINUTE_MS, '1 minute'],
  [MINUTE_MS + 1, '2 minutes'],
  [HOUR_MS, '1 hour'],
  [DAY_MS + MINUTE_MS, '1 day and 1 minute'],
  [2 * DAY_MS + 3 * HOUR_MS + 15 * MINUTE_MS, '2 days, 3 hours and 15 minutes'],
])('%d ms remaining read as “%s”', (milliseconds, text) => {
  expect(remainingText(milliseconds)).toBe(text);
});

test('the remaining time as text changes once a minute', () => {
  const texts = Array.from({ length: 300 }, (_, second) => remainingText(2 * HOUR_MS - second * SECOND_MS));
  expect(new Set(texts).size).toBe(5);
});
