import { type Candidate, favourKinds } from './favour-kinds.ts';

const candidates = (...list: [kind: string, distance: number][]) =>
  list.map(([kind, distance], place): Candidate => ({ code: String(place), kind, distance }));
const order = (list: readonly Candidate[]) => favourKinds(list).map(({ code }) => Number(code));

test('products of the nearest kind come before others that are slightly nearer', () => {
  expect(order(candidates(['ring', 100], ['ring', 105], ['watch', 130], ['ring', 140]))).toEqual([0, 1, 3, 2]);
});

test('a much nearer product stays before the kind of the others', () => {
  expect(order(candidates(['watch', 10], ['ring', 100], ['ring', 100], ['ring', 100]))[0]).toBe(0);
});

test('a much nearer product counts more for the kind than several others', () => {
  expect(order(candidates(['watch', 100], ['ring', 140], ['ring', 140], ['ring', 140], ['watch', 170]))).toEqual([
    0, 4, 1, 2, 3,
  ]);
});

test('products of one kind are ordered by distance, then as they came', () => {
  expect(order(candidates(['ring', 30], ['ring', 20], ['ring', 20], ['ring', 10]))).toEqual([3, 1, 2, 0]);
});

test('the product of the same photo comes first, and no candidates give no result', () => {
  expect(order(candidates(['watch', 0], ['ring', 1], ['ring', 1], ['ring', 1]))[0]).toBe(0);
  expect(favourKinds([])).toEqual([]);
});
