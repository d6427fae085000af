import { frameAfterDrag, quarterFrames, spinDegreesOf } from './spin-frame.ts';

test.each([
  [0, 100, 400, 6],
  [0, -100, 400, 18],
  [20, 100, 400, 2],
  [5, 0, 400, 5],
  [5, 1600, 400, 5],
  [5, -1700, 400, 23],
  [5, 100, 0, 5],
])('from photo %i of 24 a drag of %i in %i pixels leads to photo %i', (start, across, width, frame) =>
  expect(frameAfterDrag(start, across, width, 24)).toBe(frame),
);

test('the photos of a spin are equal steps of its 360 degrees', () =>
  expect([0, 1, 6, 23].map((index) => spinDegreesOf(index, 24))).toEqual([0, 15, 90, 345]));

test('the quarters of a spin are four different photos, the front first', () => {
  expect(quarterFrames(24)).toEqual([0, 6, 12, 18]);
  expect(quarterFrames(13)).toEqual([0, 3, 7, 10]);
});
