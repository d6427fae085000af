import type { Bitmap } from './bitmap.ts';
import type { TextMatch } from './text-match.ts';

/** Relevance is divided into this many steps: within a step the more popular product comes first. */
const STEPS = 250;
const NOT_FOUND = 255;

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

/**
 * The same page by relevance: a counting sort over steps of the score, stable in `order`, without comparing
 * products.
 */
export function pageByRelevance(
  results: Bitmap,
  match: TextMatch,
  order: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  const steps = new Uint8Array(results.size).fill(NOT_FOUND);
  const counts = new Uint32Array(STEPS);
  const { scores } = match;
  const scale = match.best === 0 ? 0 : STEPS / match.best;
  const ordinals = results.ordinals();
  for (let index = 0; index < ordinals.length; index++) {
    const ordinal = ordinals[index] as number;
    const step = Math.max(0, STEPS - 1 - Math.floor((scores[ordinal] as number) * scale));
    steps[ordinal] = step;
    counts[step] = (counts[step] as number) + 1;
  }
  // The start of each step, and the last step that the page reaches.
  const places = new Uint32Array(STEPS);
  let total = 0;
  let last = 0;
  for (let step = 0; step < STEPS; step++) {
    places[step] = total;
    if (total < offset + limit) last = step;
    total += counts[step] ?? 0;
  }
  const page: number[] = [];
  let missing = Math.max(0, Math.min(limit, total - offset));
  for (let index = 0; index < order.length && missing > 0; index++) {
    const ordinal = order[index] ?? 0;
    const step = steps[ordinal] ?? NOT_FOUND;
    if (step > last) continue;
    const place = places[step] ?? 0;
    places[step] = place + 1;
    if (place < offset || place >= offset + limit) continue;
    page[place - offset] = ordinal;
    missing--;
  }
  return page;
}
