import { trimFringe } from './trim-fringe.ts';

const SIDE = 12;

/** A square of 4 to 7 that is darker than the pale ground by `darker`. */
const squareOn = (darker: number) => {
  const isInside = (at: number) => [at % SIDE, Math.floor(at / SIDE)].every((place) => place >= 4 && place <= 7);
  return {
    width: SIDE,
    height: SIDE,
    lightness: Float32Array.from({ length: SIDE * SIDE }, (_, at) => (isInside(at) ? 94 - darker : 94)),
    greenRed: new Float32Array(SIDE * SIDE),
    blueYellow: new Float32Array(SIDE * SIDE),
  };
};
const broad = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
  [at % SIDE, Math.floor(at / SIDE)].every((place) => place >= 2 && place <= 9) ? 1 : 0,
);
const areaAfter = (darker: number, rounds: number) =>
  trimFringe(broad, squareOn(darker), { unlike: 3, rounds }).reduce((sum, value) => sum + value, 0);

test('ground at the outline is trimmed up to the object', () => {
  expect(areaAfter(8, 2)).toBe(16);
  expect(areaAfter(8, 4)).toBe(16);
});

test('each round trims one pixel, and an object like its ground is trimmed as well', () => {
  expect(areaAfter(8, 1)).toBe(36);
  expect(areaAfter(1, 3)).toBe(4);
});
