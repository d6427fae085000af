import fc from '#lib/testing/generated.ts';
import { averageOf, countOf, NO_STARS, ratingScore, type StarCounts } from './star-counts.ts';

const times = fc.nat({ max: 500 });
const nonEmptyCounts: fc.Arbitrary<StarCounts> = fc
  .tuple(times, times, times, times, times)
  .filter((counts) => counts.some((count) => count > 0));
const change = ([...counts]: StarCounts, index: number, by: number): StarCounts => {
  counts[index] = (counts[index] ?? 0) + by;
  return counts;
};

test.each<[StarCounts, number | null, number]>([
  [NO_STARS, null, 0],
  [[0, 0, 0, 0, 1], 5, 1],
  [[0, 0, 0, 1, 1], 4.5, 2],
  [[1, 0, 0, 0, 2], 3.7, 3],
  [[0, 0, 0, 1, 19], 5, 20],
])('%j have a mean of %d and a count of %d', (counts, average, count) => {
  expect([averageOf(counts), countOf(counts)]).toEqual([average, count]);
});

test('a single five-star review ranks below many that are almost as good', () => {
  const ranked: [string, StarCounts][] = [
    ['fifty of 4.8', [0, 0, 1, 8, 41]],
    ['ten of 4.5', [0, 0, 1, 3, 6]],
    ['one of 5', [0, 0, 0, 0, 1]],
    ['one of 3', [0, 0, 1, 0, 0]],
    ['one of 1', [1, 0, 0, 0, 0]],
    ['none', NO_STARS],
  ];
  const scores = ranked.map(([, counts]) => ratingScore(counts));
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(new Set(scores).size).toBe(scores.length);
});

test('the score of one five-star review matches the hand calculation 10/3 - 1.65 √((40/3 - 100/9) / 7)', () => {
  expect(ratingScore([0, 0, 0, 0, 1])).toBeCloseTo(10 / 3 - 1.65 * Math.sqrt((40 / 3 - 100 / 9) / 7), 12);
});

test('the score is between 1 and 5, and replacing a rating by a better one never lowers it', () => {
  fc.assert(
    fc.property(nonEmptyCounts, fc.nat({ max: 3 }), (counts, index) => {
      const score = ratingScore(counts);
      expect(score).toBeGreaterThan(1);
      expect(score).toBeLessThan(5);
      fc.pre((counts[index] ?? 0) > 0);
      const better = change(change(counts, index, -1), 4, 1);
      expect(ratingScore(better)).toBeGreaterThan(score - 1e-9);
    }),
  );
});

test('the score approaches the mean as the number of reviews grows', () => {
  const scores = [1, 10, 100, 1000].map((times) => ratingScore([0, 0, 0, times, times]));
  expect(scores).toEqual(scores.toSorted((left, right) => left - right));
  expect(scores.at(-1)).toBeCloseTo(4.5, 1);
});
