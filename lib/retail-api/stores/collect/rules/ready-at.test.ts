import { keptUntil, readyAt } from './ready-at.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00+05:30`);
// 2026-11-20 is a Friday.
const day = { opens: 10 * 60, closes: 20 * 60 };
const HOURS = { week: [day, day, day, day, day, day, null], holidays: ['2026-11-23'] };

test.each([
  ['while it is open', '20T12:00', '20T14:00'],
  ['rounded up to a quarter of an hour', '20T12:01', '20T14:15'],
  ['before it opens', '20T06:00', '20T12:00'],
  ['on the last minute of the day', '20T18:00', '20T20:00'],
  ['across the night', '20T19:30', '21T11:30'],
  ['after it closed', '20T22:00', '21T12:00'],
  ['over a closed Sunday and a holiday', '21T19:00', '24T11:00'],
])('an order is ready two hours of opening time later: %s', (_when, now, ready) =>
  expect(readyAt(HOURS, 120, at(now))).toBe(at(ready)),
);

test('a store that takes no time has it ready as soon as it is open', () => {
  expect(readyAt(HOURS, 0, at('20T12:00'))).toBe(at('20T12:00'));
  expect(readyAt(HOURS, 0, at('20T21:00'))).toBe(at('21T10:00'));
});

test('a store that does not open takes no order', () => {
  expect(readyAt({ week: Array(7).fill(null), holidays: [] }, 120, at('20T12:00'))).toBeNull();
});

test('an order is kept until the end of a day in India', () => {
  expect(keptUntil(at('20T15:00'), 7)).toBe(at('28T00:00'));
  expect(keptUntil(at('20T00:00'), 2)).toBe(at('23T00:00'));
});
