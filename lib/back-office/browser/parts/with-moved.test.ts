import { withMoved } from './with-moved.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('entry %i moved to place %i', (from, to, expected) => {
  expect(withMoved([...'abc'], from, to).join('')).toBe(expected);
});
