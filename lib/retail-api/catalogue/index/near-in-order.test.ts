import { Bitmap } from './bitmap.ts';
import { nearInOrder } from './near-in-order.ts';

const ORDER = Uint32Array.from([5, 3, 0, 4, 1, 2]);

function bitmapOf(...ordinals: number[]): Bitmap {
  const bitmap = new Bitmap(6);
  for (const ordinal of ordinals) bitmap.add(ordinal);
  return bitmap;
}

test.each([
  [4, 4, [0, 1, 3, 2]],
  [4, 1, [0]],
  // All from one side if the other has no more.
  [5, 3, [3, 0, 4]],
  [2, 9, [1, 4, 0, 3, 5]],
])('nearInOrder: near %j, at most %j: %j', (from, limit, expected) => {
  expect(nearInOrder(bitmapOf(0, 1, 2, 3, 4, 5), ORDER, from, limit)).toEqual(expected);
});

test('nearInOrder skips ordinals outside the set, and finds no neighbours for one outside the order', () => {
  expect(nearInOrder(bitmapOf(5, 2), ORDER, 0, 4)).toEqual([5, 2]);
  expect(nearInOrder(bitmapOf(), ORDER, 0, 4)).toEqual([]);
  expect(nearInOrder(bitmapOf(1), ORDER, 77, 4)).toEqual([]);
});
