import type { Bitmap } from './bitmap.ts';
import type { TextMatch } from './text-match.ts';

/** Relevance is divided into this many steps: within a step the more popular product comes first. */
export const RELEVANCE_STEPS = 250;

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

/** More products than this are not sorted: those of a page are looked for in the sorted order of all. */
const MAX_SORTED = 256;

/** The order of products of the same step of relevance. */
interface Tiebreak {
  /** All ordinals, sorted. */
  order: Uint32Array;
  /** What they are sorted by. */
  compare: (left: number, right: number) => number;
}

/**
 * The same page by relevance, in steps of the score, and in `order` within a step. Only the products of the steps that
 * the page reaches are compared. `ordinals`: those of `results`; `steps`: room for a number of each.
 */
export function pageByRelevance(
  { results, ordinals, steps }: { results: Bitmap; ordinals: Uint32Array; steps: Uint8Array },
  { scores, best }: TextMatch,
  { order, compare }: Tiebreak,
  offset: number,
  limit: number,
): number[] {
  const scale = best === 0 ? 0 : RELEVANCE_STEPS / best;
  const counts = new Uint32Array(RELEVANCE_STEPS);
  for (let index = 0; index < ordinals.length; index++) {
    const step = stepOf(scores[ordinals[index] as number] as number, scale);
    steps[index] = step;
    (counts[step] as number)++;
  }
  /** The last step that the page reaches, and how many products come before it. */
  let last = 0;
  let before = 0;
  while (last < RELEVANCE_STEPS - 1 && before + (counts[last] as number) < offset + limit)
    before += counts[last++] as number;
  const isSorted = (counts[last] as number) <= MAX_SORTED;
  /** Of each product of a step that is sorted, its index in `ordinals`. */
  const reached: number[] = [];
  const end = isSorted ? last + 1 : last;
  for (let index = 0; index < ordinals.length; index++) if ((steps[index] as number) < end) reached.push(index);
  const ordinalAt = (index: number) => ordinals[index] as number;
  const page = reached
    .sort(
      (left, right) => (steps[left] as number) - (steps[right] as number) || compare(ordinalAt(left), ordinalAt(right)),
    )
    .slice(offset, offset + limit)
    .map(ordinalAt);
  if (isSorted) return page;
  let passed = before;
  for (let index = 0; index < order.length && page.length < limit; index++) {
    const ordinal = order[index] as number;
    if (!results.has(ordinal) || stepOf(scores[ordinal] as number, scale) !== last) continue;
    if (passed >= offset) page.push(ordinal);
    passed++;
  }
  return page;
}

/** The step of a score, from 0 for the highest. */
function stepOf(score: number, scale: number): number {
  return Math.max(0, RELEVANCE_STEPS - 1 - ((score * scale) | 0));
}
