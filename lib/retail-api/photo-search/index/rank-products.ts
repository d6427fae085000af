import type { QueryFeatures, QueryObject } from '../photo-features.ts';
import { matchPoints } from '../points/match-points.ts';
import { type Points, unpackPoints } from '../points/point.ts';
import { type Candidate, favourKinds, nearestFirst } from './favour-kinds.ts';
import type { FeatureIndex, NearProduct } from './feature-index.ts';
import { Slices } from './slices.ts';

/** How many products with the most similar objects are compared by their points: more find more, and take longer. */
const SHORTLISTED = 160;
/** Points of different objects agree to about this strength by chance. */
const BY_CHANCE = 2;
/** The difference of colour at which agreeing points count a third. */
const COLOUR_OFF = 15;
/** The strength of agreeing points by which the distance of a photo becomes a third. */
const CONVINCING = 4;
/** With how many of the photos nearest to an object its own points are compared. */
const COMPARED_CLOSELY = 80;
/** With less agreement than this the first product may be of a wrong kind. */
const UNSURE = 3;
/** In that case, the number of different kinds that the first products are of in turn, and of products of each. */
const KINDS_SHOWN = 3;
const OF_EACH_KIND = 4;

/** Reads the points of the described photos of products, by product code. */
export type PointsReader = (codes: readonly string[]) => Promise<ReadonlyMap<string, readonly Uint8Array[]>>;

/**
 * Codes of the products most similar to the photo, nearest first: those of which a photo is similar to one of the
 * objects that were found, preferring photos whose points are found again, and then products of the same kind. Where the
 * points of none are, the first twelve are of three kinds in turn, so that a shopper whose object was mistaken sees what it
 * may be. All constants were chosen on the tuning photos of the benchmark.
 */
export async function rankProducts(
  index: FeatureIndex,
  query: QueryFeatures,
  limit: number,
  readPoints: PointsReader,
): Promise<string[]> {
  const objects: SeenObject[] = [];
  for (const object of query.objects) objects.push(seenObject(object, await index.nearest(object, SHORTLISTED)));
  const candidates = nearestOfAll(objects.map(({ products }) => products));
  const points = await readPoints(candidates.map(({ code }) => code));
  const seen = unpackPoints(query.points);
  const slices = new Slices();
  const compared: Candidate[] = [];
  const agreements = new Map<string, number>();
  for (const candidate of candidates) {
    let distance = candidate.distance;
    let strongest = 0;
    for (const [place, bytes] of (points.get(candidate.code) ?? []).entries()) {
      const photo = unpackPoints(bytes);
      const whole = agreementOf(seen, photo);
      await slices.pause();
      for (const object of objects) {
        const apart = object.products.get(candidate.code)?.photos.get(place) ?? Number.POSITIVE_INFINITY;
        const isClose = apart <= object.closely;
        const agreement = isClose ? Math.max(whole, agreementOf(object.points, photo)) : whole;
        if (isClose) await slices.pause();
        strongest = Math.max(strongest, agreement);
        distance = Math.min(distance, apart * Math.exp(-agreement / CONVINCING));
      }
    }
    agreements.set(candidate.code, strongest);
    compared.push({ ...candidate, distance });
  }
  const ranked = favourKinds(compared);
  const isSure = (agreements.get(ranked[0]?.code ?? '') ?? 0) >= UNSURE;
  return (isSure ? ranked : kindsInTurn(ranked)).slice(0, limit).map(({ code }) => code);
}

/** What may be the object of the photo, with the products that resemble it. */
interface SeenObject {
  products: ReadonlyMap<string, NearProduct>;
  points: Points;
  /** The distance up to which its points are compared with those of a photo. */
  closely: number;
}

function seenObject({ points }: QueryObject, products: readonly NearProduct[]): SeenObject {
  const distances = products.flatMap(({ photos }) => [...photos.values()]).sort((left, right) => left - right);
  return {
    products: new Map(products.map((product) => [product.code, product])),
    points: unpackPoints(points),
    // Without points of its own there is nothing to compare.
    closely: points.length === 0 ? -1 : (distances[Math.min(COMPARED_CLOSELY, distances.length) - 1] ?? -1),
  };
}

/** The products that are nearest to any of the objects. */
function nearestOfAll(lists: readonly ReadonlyMap<string, NearProduct>[]): Candidate[] {
  const nearest = new Map<string, Candidate>();
  for (const list of lists) {
    for (const { code, kind, distance } of list.values()) {
      const before = nearest.get(code)?.distance ?? Number.POSITIVE_INFINITY;
      if (distance < before) nearest.set(code, { code, kind, distance });
    }
  }
  return [...nearest.values()].sort(nearestFirst).slice(0, SHORTLISTED);
}

/** The nearest products of the nearest kinds in turn, and then the others. */
function kindsInTurn(ranked: readonly Candidate[]): Candidate[] {
  const kinds = [...Map.groupBy(ranked, ({ kind }) => kind).values()].slice(0, KINDS_SHOWN);
  const shown = new Set(
    Array.from({ length: OF_EACH_KIND }, (_, row) => kinds.flatMap((ofKind) => ofKind[row] ?? [])).flat(),
  );
  return [...shown, ...ranked.filter((candidate) => !shown.has(candidate))];
}

function agreementOf(query: Points, photo: Points): number {
  const { strength, colour } = matchPoints(query, photo);
  return Math.max(0, strength - BY_CHANCE) * Math.exp(-colour / COLOUR_OFF);
}
