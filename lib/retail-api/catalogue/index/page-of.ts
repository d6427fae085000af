import type { Bitmap } from './bitmap.ts';
import type { TextMatch } from './text-match.ts';

/** Scores this close to each other are equal: the more popular product then comes first. */
const STEPS = 256;

/** Ordinals `offset` … `offset + limit` of `results` in a fixed order. */
export function pageInOrder(results: Bitmap, order: Uint32Array, offset: number, limit: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let index = 0; index < order.length && page.length < limit; index++) {
    const ordinal = order[index] ?? 0;
    if (!results.has(ordinal)) continue;
    if (passed >= offset) page.push(ordinal);
    passed++;
  }
  return page;
}

/** The same by relevance: a counting sort over steps of the score, stable in `order`, without comparing products. */
export function pageByRelevance(
  results: Bitmap,
  match: TextMatch,
  order: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  const stepOf = (ordinal: number) => {
    const share = match.best === 0 ? 0 : (match.scores[ordinal] ?? 0) / match.best;
    return Math.min(STEPS - 1, Math.floor((1 - share) * STEPS));
  };
  const counts = new Uint32Array(STEPS);
  results.forEach((ordinal) => {
    const step = stepOf(ordinal);
    counts[step] = (counts[step] ?? 0) + 1;
  });
  // Where each step begins; only those that the page touches are placed.
  const starts = new Uint32Array(STEPS);
  for (let step = 1; step < STEPS; step++) starts[step] = (starts[step - 1] ?? 0) + (counts[step - 1] ?? 0);
  const page: number[] = [];
  for (let index = 0; index < order.length; index++) {
    const ordinal = order[index] ?? 0;
    if (!results.has(ordinal)) continue;
    const step = stepOf(ordinal);
    const place = starts[step] ?? 0;
    starts[step] = place + 1;
    if (place >= offset && place < offset + limit) page[place - offset] = ordinal;
  }
  return page;
}
