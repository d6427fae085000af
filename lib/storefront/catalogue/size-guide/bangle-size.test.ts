import { bangleWidth } from './bangle-size.ts';

test.each([
  ['2.4', 57.2],
  ['2.6', 60.3],
  ['2-8', 63.5],
  ['2.10', 66.7],
])('a bangle of size %s is %f mm wide inside, as in the size guide', (name, width) => {
  expect(Math.round((bangleWidth(name) ?? 0) * 10) / 10).toBe(width);
});

test.each(['', '2', '2.16', '12.4', '16 inch', 'M'])('%j is no size of a bangle', (name) => {
  expect(bangleWidth(name)).toBeNull();
});
