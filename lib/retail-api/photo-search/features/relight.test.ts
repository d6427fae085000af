import { toLab } from '../lab.ts';
import { withoutCast } from './relight.ts';

const pixels = (...colours: readonly (readonly number[])[]) =>
  toLab({ width: colours.length, height: 1, data: Uint8Array.from(colours.flat()) });

test('silver under a warm lamp is grey again without the cast, and what is black stays black', () => {
  const [warm, black] = [
    [196, 184, 160],
    [0, 0, 0],
  ];
  const image = pixels(warm ?? [], black ?? []);
  const { lightness, greenRed, blueYellow } = withoutCast(image, { greenRed: 1, blueYellow: 14 });
  expect(Math.hypot(greenRed[0] ?? 0, blueYellow[0] ?? 0)).toBeLessThan(3);
  expect([greenRed[1], blueYellow[1]].map((value) => Math.round(value ?? 1) + 0)).toEqual([0, 0]);
  expect(lightness).toEqual(image.lightness);
});

test('a brighter pixel loses more of the cast', () => {
  const { blueYellow } = withoutCast(pixels([240, 240, 240], [60, 60, 60]), { greenRed: 0, blueYellow: 10 });
  expect(blueYellow[0]).toBeLessThan(2 * (blueYellow[1] ?? 0));
});
