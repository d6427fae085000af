/** A product that may resemble the photo. */
export interface Candidate {
  code: string;
  kind: string;
  /** The sum of all differences: 0 for the same photo. */
  distance: number;
}

/** The number of nearest products that determine the kind of the photographed object. */
const VOTERS = 4;
/** How fast the weight of a vote falls with its distance, as a share of the smallest distance. */
const FADING = 0.14;
/** The share by which a product's distance is reduced if all votes are for its kind. */
const FAVOUR = 0.4;

/**
 * Sorts candidates, nearest first, preferring those whose kind is that of the nearest: a shopper with a photo of a
 * ring looks for rings. The three constants were chosen on the training queries of the benchmark, which its report
 * does not use.
 */
export function favourKinds(candidates: readonly Candidate[]): Candidate[] {
  const voters = candidates.toSorted(nearestFirst).slice(0, VOTERS);
  const min = Math.max(1, voters[0]?.distance ?? 1);
  const votes = new Map<string, number>();
  let all = 0;
  for (const { kind, distance } of voters) {
    const weight = Math.exp((1 - Math.max(1, distance) / min) / FADING);
    votes.set(kind, (votes.get(kind) ?? 0) + weight);
    all += weight;
  }
  return candidates
    .map(({ code, kind, distance }) => {
      return { code, kind, distance: distance * (1 - (FAVOUR * (votes.get(kind) ?? 0)) / all) };
    })
    .sort(nearestFirst);
}

/** Sorts the nearest candidates first; equally near ones stay in their order. */
export function nearestFirst(left: Candidate, right: Candidate): number {
  return left.distance - right.distance;
}
