import { clampScale, fitsScreen, REFERENCE_OBJECTS, USUAL_SCALE } from './scale.ts';

test('a screen scale is limited to what screens have', () => {
  expect([clampScale(0.1), clampScale(6.30049), clampScale(99)]).toEqual([2, 6.3, 12]);
});

test('the bank card has the size of ISO/IEC 7810, upright so that it fits on a phone', () => {
  const { width, height } = REFERENCE_OBJECTS.card;
  expect([width, height]).toEqual([53.98, 85.6]);
  const phone = 6.3;
  expect([fitsScreen(width, phone, 358), fitsScreen(height, phone, 358)]).toEqual([true, false]);
  expect(fitsScreen(width, USUAL_SCALE, 200)).toBe(false);
});
