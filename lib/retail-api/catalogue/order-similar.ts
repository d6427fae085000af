/** A product that may stand beside another one, as far as its place depends on it. */
export interface SimilarCandidate {
  code: string;
  /** What its colours share, as `designCode` tells. */
  design: string;
  /** Its place among those that the operator named, from 0; undefined where it was not named. */
  named: number | undefined;
  likeness: number;
  inStock: boolean;
}

/** So many stand side by side. */
const ROW = 6;

/**
 * Puts products in the order in which they stand beside `own`: those that were named first, then the most alike, sold out
 * last; in a row no design twice, and none of the product's own, which its page shows as colours, unless nothing else is left.
 */
export function orderSimilar(
  own: Pick<SimilarCandidate, 'code' | 'design'>,
  candidates: readonly SimilarCandidate[],
  limit: number,
): string[] {
  const waiting = candidates.filter((candidate) => candidate.code !== own.code).toSorted(compare);
  const chosen: SimilarCandidate[] = [];
  while (chosen.length < limit && waiting.length > 0) {
    const row = chosen.slice(chosen.length - (chosen.length % ROW));
    const designs = new Set([own, ...row].map(({ design }) => design));
    const other = waiting.findIndex((candidate) => !designs.has(candidate.design));
    const [next] = waiting.splice(Math.max(0, other), 1);
    if (next) chosen.push(next);
  }
  return chosen.map(({ code }) => code);
}

function compare(one: SimilarCandidate, other: SimilarCandidate): number {
  return (
    Number(other.inStock) - Number(one.inStock) ||
    (one.named ?? Number.MAX_SAFE_INTEGER) - (other.named ?? Number.MAX_SAFE_INTEGER) ||
    other.likeness - one.likeness ||
    (one.code < other.code ? -1 : 1)
  );
}
