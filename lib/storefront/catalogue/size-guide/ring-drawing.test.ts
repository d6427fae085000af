import { describeRings, measuredRings, ringDrawing, ringDrawingSize } from './ring-drawing.ts';

const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, value]) => Number(value));

test('the sizes of a ring are those that are Indian ring sizes', () => {
  const names = measuredRings(['12', 'Free size', '3', '33', '12.5', null, '20']).map(({ name }) => name);
  expect(names).toEqual(['12', '20']);
});

test('every size of a ring has its inner width beside a coin of 27 mm, three in a row', () => {
  const sizes = measuredRings(['12', '14', '16', '20']);
  const svg = ringDrawing(sizes);
  const [coin, _core, ...rings] = numbers(svg, /<circle r="([\d.]+)"/g).map((radius) => radius * 2);
  expect(coin).toBe(27);
  expect(rings.map((width) => Math.round((width - 1.2) * 10) / 10)).toEqual([16.6, 17.2, 17.8, 19.1]);
  expect(ringDrawingSize(sizes)).toEqual({ width: 99, height: 66 });
  expect(svg).toContain('viewBox="-49.5 -33 99 66"');
  expect(ringDrawingSize(sizes.slice(0, 1))).toEqual({ width: 66, height: 33 });
});

test('the chosen size of a ring says so in the drawing, and its line is thicker outside the same inner width', () => {
  const sizes = measuredRings(['12', '14']);
  expect(ringDrawing(sizes)).not.toContain('Your size');
  const [, chosen] = ringDrawing(sizes, '14').split('</g>').slice(1);
  expect(chosen).toContain('Your size');
  expect(numbers(chosen ?? '', /<circle r="([\d.]+)"/g).map((radius) => Math.round(radius * 20) / 10)).toEqual([
    18.4, 19.2,
  ]);
});

test('the drawing of rings is also said in words', () => {
  expect(describeRings(measuredRings(['12', '20']))).toBe(
    'Inside, size 12 is 16.6 mm, size 20 is 19.1 mm wide. The coin is 27 mm.',
  );
});
