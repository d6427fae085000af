import { measuredBangles } from './bangle-size.ts';
import { bangleDrawing, bangleDrawingSize, DRAWN_WRISTS, watchDrawing, watchDrawingSize } from './on-wrist-drawings.ts';

const watch = { caseSize: 40, lugToLug: 46, shape: 'Round' };
const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, value]) => Number(value));

test.each(DRAWN_WRISTS)('on a wrist of %i mm, watch and arm are in one scale', (around) => {
  const svg = watchDrawing(watch, around);
  expect(svg).toContain('viewBox="-60 -35 120 70"');
  const [arm, strap, lug] = numbers(svg, /<rect [^>]*? height="([\d.]+)"/g);
  expect([arm, strap]).toEqual([expect.closeTo(around / 3), expect.closeTo(around / 3)]);
  expect(lug).toBe(46);
  expect(svg).toMatch(/<rect [^>]*width="40" height="40" rx="20"/);
});

test('an oblong case is as high as its lugs allow, and a long watch has room', () => {
  const tall = { caseSize: 26.4, lugToLug: 70, shape: 'Rectangular' };
  expect(watchDrawing(tall, 170)).toMatch(/width="26.4" height="58.8"/);
  expect(watchDrawingSize(tall)).toEqual({ width: 120, height: 76 });
});

test('every bangle has its inner width around the wrist, four beside each other', () => {
  const sizes = measuredBangles(['2.2', '2.4', '2.6', '2.8', '2.10']);
  const svg = bangleDrawing(sizes, 170);
  const insides = numbers(svg, /<circle r="([\d.]+)"/g).map((radius) => Math.round((radius * 2 - 1.2) * 10) / 10);
  expect(insides).toEqual([54, 57.2, 60.3, 63.5, 66.7]);
  expect(new Set(numbers(svg, /<ellipse rx="([\d.]+)"/g))).toEqual(new Set([170 / 6]));
  expect(bangleDrawingSize(sizes)).toEqual({ width: 73 * 4, height: 73 * 2 });
  expect(svg.match(/translate\([^)]+\)/g)).toContain('translate(-109.5 36.5)');
});
