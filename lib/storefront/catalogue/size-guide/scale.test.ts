import { clampScale, fitsScreen, KNOWN_OBJECTS, USUAL_SCALE } from './scale.ts';

test('a scale stays within what screens have', () => {
  expect([clampScale(0.1), clampScale(6.30049), clampScale(99)]).toEqual([2, 6.3, 12]);
});

test('a card is as ISO/IEC 7810 has it, and stands upright so that a phone can show it', () => {
  const { width, height } = KNOWN_OBJECTS.card;
  expect([width, height]).toEqual([53.98, 85.6]);
  const phone = 6.3;
  expect([fitsScreen(width, phone, 358), fitsScreen(height, phone, 358)]).toEqual([true, false]);
  expect(fitsScreen(width, USUAL_SCALE, 200)).toBe(false);
});
