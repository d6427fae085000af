import fc from '#lib/testing/generated.ts';
import { Bitmap } from './bitmap.ts';
import { pageByRelevance } from './result-page.ts';

const PRODUCTS = 6000;

/** The page as it would be if all products were sorted. */
function sortedPage(
  ordinals: Uint32Array,
  scores: Float32Array,
  best: number,
  offset: number,
  limit: number,
): number[] {
  const step = (ordinal: number) => Math.max(0, 249 - Math.floor(((scores[ordinal] ?? 0) * 250) / best));
  return Array.from(ordinals)
    .sort((left, right) => step(left) - step(right) || right - left)
    .slice(offset, offset + limit);
}

test.each([
  ['few products in each step', 100],
  ['nearly all products in one step, more than are sorted', 1.02],
])('a page by relevance is that of all products in order: %s', (_case, spread) => {
  // The last product is the most popular.
  const order = Uint32Array.from({ length: PRODUCTS }, (_, place) => PRODUCTS - 1 - place);
  const compare = (left: number, right: number) => right - left;
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      fc.nat(5990),
      fc.nat(50),
      (random, offset, limit) => {
        const scores = Float32Array.from({ length: PRODUCTS }, () => 1 + random.next().value * (spread - 1));
        const results = Bitmap.full(PRODUCTS);
        const ordinals = results.ordinals();
        const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
        const match = { found: results, scores, best };
        const page = pageByRelevance(
          { results, ordinals, steps: new Uint8Array(PRODUCTS) },
          match,
          { order, compare },
          offset,
          limit,
        );
        expect(page).toEqual(sortedPage(ordinals, scores, best, offset, limit));
      },
    ),
    { numRuns: 20 },
  );
});
