/** A product that may look like the photo. */
export interface Candidate {
  /** Number of the product. */
  product: number;
  kind: string;
  /** Sum of all differences: 0 for the same photo. */
  distance: number;
}

/** So many of the nearest say of which kind the object of the photo is. */
const VOTERS = 4;
/** How fast a vote loses weight with its distance, as a share of the least distance. */
const FADING = 0.14;
/** By which share the distance of a product shrinks where all votes are for its kind. */
const FAVOUR = 0.4;

/**
 * Puts candidates in order, nearest first, those before others whose kind is that of the very nearest: who shows a ring
 * looks for rings. The three figures were chosen on the training queries of the bench, which its report does not use.
 */
export function favourKinds(candidates: readonly Candidate[]): Candidate[] {
  const voters = candidates.toSorted(nearestFirst).slice(0, VOTERS);
  const least = Math.max(1, voters[0]?.distance ?? 1);
  const votes = new Map<string, number>();
  let all = 0;
  for (const { kind, distance } of voters) {
    const weight = Math.exp((1 - Math.max(1, distance) / least) / FADING);
    votes.set(kind, (votes.get(kind) ?? 0) + weight);
    all += weight;
  }
  return candidates
    .map(({ product, kind, distance }) => {
      return { product, kind, distance: distance * (1 - (FAVOUR * (votes.get(kind) ?? 0)) / all) };
    })
    .sort(nearestFirst);
}

function nearestFirst(left: Candidate, right: Candidate): number {
  return left.distance - right.distance || left.product - right.product;
}
