import { formatWait } from './waiting.ts';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [28, '28 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [7200, '2 hours'],
  [7201, '3 hours'],
])('a wait of %d seconds is formatted as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
