import { leftText } from './remaining-copy.ts';

const line = (quantity: number, cancelled: number) => ({ quantity, cancelled });

test.each([
  ['nothing', [line(2, 0)], ''],
  [
    'all but one piece',
    [line(2, 1)],
    '1 item of this order is already cancelled. This is the last one: if you cancel it, you cancel the whole order.',
  ],
  [
    'some pieces of several lines',
    [line(3, 2), line(2, 0)],
    '2 items of this order are already cancelled. You can cancel the other 3 items here.',
  ],
])('where %s was cancelled before, the cancellation form says so', (_what, lines, text) =>
  expect(leftText(lines)).toBe(text),
);
