import { leftText } from './remaining-copy.ts';

const line = (quantity: number, cancelled: number) => ({ quantity, cancelled });

test.each([
  ['nothing', [line(2, 0)], ''],
  [
    'all but one piece',
    [line(2, 1)],
    '1 piece of this order is cancelled already. This one is the last: cancel it, and the whole order is cancelled.',
  ],
  [
    'some pieces of several lines',
    [line(3, 2), line(2, 0)],
    '2 pieces of this order are cancelled already. Here you cancel more of it: 3 pieces are left.',
  ],
])('where %s was cancelled before, the cancellation form says so', (_what, lines, text) =>
  expect(leftText(lines)).toBe(text),
);
