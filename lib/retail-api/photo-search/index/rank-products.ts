import type { QueryFeatures } from '../photo-features.ts';
import { matchPoints } from '../points/match-points.ts';
import { type Points, unpackPoints } from '../points/point.ts';
import { type Candidate, favourKinds } from './favour-kinds.ts';
import type { FeatureIndex } from './feature-index.ts';
import { Slices } from './slices.ts';

/** How many products with the most similar objects are compared by their points: more find more, and take longer. */
const SHORTLISTED = 120;
/** Points of different objects agree to about this strength by chance. */
const BY_CHANCE = 2;
/** The difference of colour at which agreeing points count a third. */
const COLOUR_OFF = 15;
/** The strength of agreeing points by which the distance of a product becomes a third. */
const CONVINCING = 6;
/** With less agreement than this the first product may be of a wrong kind. */
const UNSURE = 2;
/** The number of different kinds among the first products in that case. */
const KINDS_SHOWN = 3;

/** Reads the points of the photos of products, by product code. */
export type PointsReader = (codes: readonly string[]) => Promise<ReadonlyMap<string, readonly Uint8Array[]>>;

/**
 * Codes of the products most similar to the photo, nearest first: those whose object is similar, preferring the ones
 * whose points are found again in the photo, and then those of the same kind. Where the points of none are, the first
 * three are of different kinds, so that a shopper whose object was mistaken sees what it may be. All constants but the
 * length of the shortlist were chosen on the tuning photos of the benchmark.
 */
export async function rankProducts(
  index: FeatureIndex,
  query: QueryFeatures,
  limit: number,
  readPoints: PointsReader,
): Promise<string[]> {
  const candidates = await index.nearest(query, SHORTLISTED);
  const points = await readPoints(candidates.map(({ code }) => code));
  const seen = unpackPoints(query.points);
  const slices = new Slices();
  const compared: Candidate[] = [];
  const agreements = new Map<string, number>();
  for (const candidate of candidates) {
    let agreement = 0;
    for (const bytes of points.get(candidate.code) ?? []) {
      agreement = Math.max(agreement, agreementOf(seen, unpackPoints(bytes)));
      await slices.pause();
    }
    agreements.set(candidate.code, agreement);
    compared.push({ ...candidate, distance: candidate.distance * Math.exp(-agreement / CONVINCING) });
  }
  const ranked = favourKinds(compared);
  const isSure = (agreements.get(ranked[0]?.code ?? '') ?? 0) >= UNSURE;
  return (isSure ? ranked : kindsFirst(ranked)).slice(0, limit).map(({ code }) => code);
}

/** The nearest product of each of the nearest kinds, and then the others. */
function kindsFirst(ranked: readonly Candidate[]): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const candidate of ranked) {
    if (firsts.size < KINDS_SHOWN && !firsts.has(candidate.kind)) firsts.set(candidate.kind, candidate);
  }
  const shown = new Set(firsts.values());
  return [...shown, ...ranked.filter((candidate) => !shown.has(candidate))];
}

function agreementOf(query: Points, photo: Points): number {
  const { strength, colour } = matchPoints(query, photo);
  return Math.max(0, strength - BY_CHANCE) * Math.exp(-colour / COLOUR_OFF);
}
