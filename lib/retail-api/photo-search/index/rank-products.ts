import type { QueryFeatures } from '../photo-features.ts';
import { matchPoints } from '../points/match-points.ts';
import { type Points, unpackPoints } from '../points/point.ts';
import { type Candidate, favourKinds } from './favour-kinds.ts';
import type { FeatureIndex } from './feature-index.ts';
import { Slices } from './slices.ts';

/** How many products with the most similar objects are compared by their points. */
const SHORTLISTED = 100;
/** Points of different things agree to about this strength by chance. */
const BY_CHANCE = 2;
/** The difference of colour by which agreeing points count a third. */
const COLOUR_OFF = 15;
/** The strength of agreeing points by which the distance of a product becomes a third. */
const CONVINCING = 6;

/** Reads the points of the photos of products, by product code. */
export type PointsReader = (codes: readonly string[]) => Promise<ReadonlyMap<string, readonly Uint8Array[]>>;

/**
 * Codes of the products most similar to the photo, nearest first: those whose object is similar, preferring the ones
 * whose points are found again in the photo, and then those of the same kind. The constants were chosen on the
 * training queries of the benchmark, which its report does not use.
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
  for (const candidate of candidates) {
    let agreement = 0;
    for (const bytes of points.get(candidate.code) ?? []) {
      agreement = Math.max(agreement, agreementOf(seen, unpackPoints(bytes)));
      await slices.pause();
    }
    compared.push({ ...candidate, distance: candidate.distance * Math.exp(-agreement / CONVINCING) });
  }
  return favourKinds(compared)
    .slice(0, limit)
    .map(({ code }) => code);
}

function agreementOf(query: Points, photo: Points): number {
  const { strength, colour } = matchPoints(query, photo);
  return Math.max(0, strength - BY_CHANCE) * Math.exp(-colour / COLOUR_OFF);
}
