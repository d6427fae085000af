import { smallest } from './smallest.ts';

test('the places of the smallest values, in their order', () => {
  expect(smallest(Uint16Array.of(5, 1, 9, 0, 3), 2)).toEqual([1, 3]);
});

test('values alike stand or fall together', () => {
  expect(smallest(Uint16Array.of(4, 4, 4, 7), 1)).toEqual([0, 1, 2]);
});

test('all where more are wanted than there are, even the largest', () => {
  expect(smallest(Uint16Array.of(65_535, 2), 9)).toEqual([0, 1]);
  expect(smallest(new Uint16Array(), 9)).toEqual([]);
});
