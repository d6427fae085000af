import { totalBlockingTime } from './total-blocking-time.ts';

test.each<[string, [number, number][], number]>([
  [
    'tasks count by what they exceed 50 ms',
    [
      [300, 80],
      [500, 150],
    ],
    130,
  ],
  ['a task of 50 ms blocks nothing', [[300, 50]], 0],
  ['what was over before the first paint counts nothing', [[0, 190]], 0],
  ['a task across the first paint counts from there', [[100, 250]], 150],
  ['its first 50 ms count nothing after the first paint either', [[180, 100]], 50],
  ['a page without long tasks was never blocked', [], 0],
])('total blocking time: %s', (_title, longTasks, expected) => {
  expect(totalBlockingTime(longTasks, 200)).toBe(expected);
});
