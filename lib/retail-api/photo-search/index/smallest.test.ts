import { smallest } from './smallest.ts';

test('smallest returns the positions of the smallest values, in order', () => {
  expect(smallest(Uint16Array.of(5, 1, 9, 0, 3), 2)).toEqual([1, 3]);
});

test('equal values are either all included or all excluded', () => {
  expect(smallest(Uint16Array.of(4, 4, 4, 7), 1)).toEqual([0, 1, 2]);
});

test('all positions are returned when more are requested than exist, even the largest value’s', () => {
  expect(smallest(Uint16Array.of(65_535, 2), 9)).toEqual([0, 1]);
  expect(smallest(new Uint16Array(), 9)).toEqual([]);
});
