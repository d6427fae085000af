/** The fields of a product that determine its position among similar products. */
export interface SimilarCandidate {
  code: string;
  /** The design code shared by its colours, from `designCode`. */
  design: string;
  /** Its position among those that the operator named, from 0; undefined if it was not named. */
  named: number | undefined;
  similarity: number;
  inStock: boolean;
}

/** Products per row. */
const ROW = 6;

/**
 * Sorts products similar to `own`: the named ones first, then the most alike, sold-out ones last. A row has no
 * design twice, nor the product's own, whose colours are on its page anyway, unless no other is left.
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
    other.similarity - one.similarity ||
    (one.code < other.code ? -1 : 1)
  );
}
