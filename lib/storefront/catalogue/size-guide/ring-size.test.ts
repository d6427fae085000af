import fc from '#lib/testing/generated.ts';
import { offeredSize, RING_SIZES, ringDiameter, sizeForCircumference, sizeForDiameter } from './ring-size.ts';

test.each([
  [8, 48, 15.3],
  [12, 52, 16.6],
  [20, 60, 19.1],
  [22, 62, 19.7],
])('ring size %i is %i mm around and %f mm wide, as in the size guide', (size, around, width) => {
  expect(Math.round(ringDiameter(size) * 10) / 10).toBe(width);
  expect(sizeForCircumference(around)).toBe(size);
  expect(sizeForDiameter(width)).toBe(size);
});

test('a finger between two ring sizes gets the larger one, within the tolerance of a measurement', () => {
  expect(sizeForCircumference(52.4)).toBe(13);
  expect(sizeForCircumference(52.3)).toBe(12);
  expect(sizeForCircumference(51.6)).toBe(12);
});

test('a circumference too small or too large for a ring has no ring size', () => {
  expect([sizeForCircumference(20), sizeForCircumference(90), sizeForDiameter(0), sizeForDiameter(Number.NaN)]).toEqual(
    [null, null, null, null],
  );
});

test('every inner width within 0.1 mm of that of a ring size gives this size', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RING_SIZES), fc.double({ min: -0.1, max: 0.1, noNaN: true }), (size, off) =>
      expect(sizeForDiameter(ringDiameter(size) + off)).toBe(size),
    ),
  );
});

test('where a ring does not come in a size, one up to two sizes larger is offered, if there is one', () => {
  const even = ['8', '10', '12', '14', '16', '18'];
  expect(offeredSize(12, even)).toEqual({ kind: 'same', name: '12' });
  expect(offeredSize(13, even)).toEqual({ kind: 'larger', name: '14' });
  expect(offeredSize(6, even)).toEqual({ kind: 'larger', name: '8' });
  expect(offeredSize(5, even)).toEqual({ kind: 'none' });
  expect(offeredSize(19, even)).toEqual({ kind: 'none' });
  expect(offeredSize(9, ['10', '8', '12'])).toEqual({ kind: 'larger', name: '10' });
  expect(offeredSize(9, ['Free size'])).toEqual({ kind: 'none' });
});
