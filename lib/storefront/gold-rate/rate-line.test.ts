import { linePoints, ratePoints, shownRate } from './rate-line.ts';
import type { GoldRate, GoldRates } from './types.ts';

const BOX = { width: 100, height: 40 };
const rate = (id: string): GoldRate => ({ id, metal: 'Gold', purity: '', fineness: 0, ratePerGram: 1, since: 0 });

test('the line shows 22 KT gold where there is a rate of it', () => {
  expect(shownRate({ current: [rate('gold-24k'), rate('gold-22k')], days: [] })?.id).toBe('gold-22k');
  expect(shownRate({ current: [rate('silver-925')], days: [] })?.id).toBe('silver-925');
  expect(shownRate({ current: [], days: [] })).toBeUndefined();
});

test('days go from left to right by their distance, and the highest rate is on top', () => {
  const rates: GoldRates = {
    current: [],
    days: [
      { day: '2026-11-26', rates: new Map([['gold-22k', 110]]) },
      { day: '2026-11-25', rates: new Map([['silver-925', 9]]) },
      { day: '2026-11-17', rates: new Map([['gold-22k', 120]]) },
      { day: '2026-11-16', rates: new Map([['gold-22k', 100]]) },
    ],
  };
  const points = ratePoints(rates, 'gold-22k');
  expect(points.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-26']);
  expect(linePoints(points, BOX)).toBe('0.0,40.0 10.0,0.0 100.0,20.0');
});

test('a rate that stays is a line in the middle, and a single day is none', () => {
  const same = ['2026-11-25', '2026-11-26'].map((day) => ({ day, rate: 100 }));
  expect(linePoints(same, BOX)).toBe('0.0,20.0 100.0,20.0');
  expect(linePoints(same.slice(1), BOX)).toBe('');
});
