import { standingOut } from './standing-out.ts';

const SIDE = 100;
const slopes = new Float32Array(SIDE * SIDE).fill(1);
/** A square in the middle of the picture. */
const square = (side: number) =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const off = Math.max(Math.abs((at % SIDE) - SIDE / 2), Math.abs(Math.floor(at / SIDE) - SIDE / 2));
    return off < side / 2 ? 1 : 0;
  });
const scoreOf = (side: number) => standingOut(square(side), slopes, SIDE, SIDE);

test('a larger object counts more, if it is not most of the picture', () => {
  expect(scoreOf(40)).toBeGreaterThan(2 * scoreOf(10));
  expect(scoreOf(80)).toBe(0);
  expect(scoreOf(2)).toBe(0);
});
