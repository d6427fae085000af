import type { ImageFeatures } from '../features/describe.ts';
import { STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import type { QueryObject } from '../photo-features.ts';
import { type Candidate, nearestFirst } from './favour-kinds.ts';
import { Slices } from './slices.ts';
import { smallest } from './smallest.ts';

/**
 * Number of rotation-invariant features per sum: the difference of two sums is never more than the sum of the
 * differences.
 */
const FOLD = 8;
const FOLDED_SIZE = Math.ceil(STEADY_SIZE / FOLD);

/**
 * Sums of a photo's rotation-invariant features, which rule out most of a catalogue before the closer comparison.
 */
function folded(steady: Uint8Array): Uint16Array {
  const sums = new Uint16Array(FOLDED_SIZE);
  for (let place = 0; place < STEADY_SIZE; place++) {
    const fold = Math.floor(place / FOLD);
    sums[fold] = (sums[fold] ?? 0) + (steady[place] ?? 0);
  }
  return sums;
}

/** The sum of the differences between the sums of a query and those of a photo, which start at `start`. */
function differenceOfSums(query: Uint16Array, all: Uint16Array, start: number): number {
  let sum = 0;
  for (let place = 0; place < FOLDED_SIZE; place++)
    sum += Math.abs((query[place] as number) - (all[start + place] as number));
  return sum;
}

/**
 * The same for features themselves. A separate function, because one that gets arrays of two types is half as
 * fast.
 */
function featureDistance(query: Uint8Array, all: Uint8Array, start: number): number {
  let sum = 0;
  for (let place = 0; place < query.length; place++)
    sum += Math.abs((query[place] as number) - (all[start + place] as number));
  return sum;
}

/** The descriptions of one product's photos. */
export interface ProductFeatures {
  code: string;
  /** The kind of product: a ring, a necklace, a watch. */
  kind: string;
  photoFeatures: readonly ImageFeatures[];
}

/** A product with the distances of those of its photos that were compared, by their place among its photos. */
export interface NearProduct extends Candidate {
  photos: ReadonlyMap<number, number>;
}

/** The light in which a photo was taken is presumed only if the description then fits by more than this. */
const RELIT = 80;
/** How many photos with the nearest sums are compared by all rotation-invariant features. */
const SHORTLIST_SIZE = 10_000;
/** How many photos with the nearest rotation-invariant features are compared in every rotation. */
const COMPARED_WHOLE = 2000;
/**
 * How many photos are compared by sums, by rotation-invariant features and in every rotation between time checks.
 */
const STEP = { sums: 4096, steady: 512, whole: 64 };

/**
 * The descriptions of all photos of a catalogue, as consecutive bytes. A query is compared with all of them by
 * sums of rotation-invariant features, with the nearest by each of these features, and with the nearest of those
 * by all features in every rotation; a product counts by its best photo. The work is sliced, so that other
 * requests are not blocked.
 */
export class FeatureIndex {
  /** `first`: the number of its first photo. */
  readonly #products: { code: string; kind: string; first: number }[] = [];
  /** The product number of each photo. */
  readonly #owners: Int32Array;
  readonly #steady: Uint8Array;
  readonly #turning: Uint8Array;
  readonly #folded: Uint16Array;
  #size = 0;

  /** `maxPhotos`: the capacity in photos. */
  constructor(maxPhotos: number) {
    this.#owners = new Int32Array(maxPhotos);
    this.#steady = new Uint8Array(maxPhotos * STEADY_SIZE);
    this.#turning = new Uint8Array(maxPhotos * TURNING_SIZE);
    this.#folded = new Uint16Array(maxPhotos * FOLDED_SIZE);
  }

  /** The index of these products. */
  static of(products: readonly ProductFeatures[]): FeatureIndex {
    const index = new FeatureIndex(products.reduce((sum, { photoFeatures }) => sum + photoFeatures.length, 0));
    for (const product of products) index.add(product);
    return index;
  }

  /** The number of photos in the index. */
  get size(): number {
    return this.#size;
  }

  /** Adds a product; throws if there is no room for its photos. */
  add({ code, kind, photoFeatures }: ProductFeatures): void {
    const product = this.#products.push({ code, kind, first: this.#size }) - 1;
    for (const { steady, turning } of photoFeatures) {
      if (this.#size >= this.#owners.length) throw new Error('The index has no room for another photo.');
      this.#owners[this.#size] = product;
      this.#steady.set(steady, this.#size * STEADY_SIZE);
      this.#turning.set(turning, this.#size * TURNING_SIZE);
      this.#folded.set(folded(steady), this.#size * FOLDED_SIZE);
      this.#size++;
    }
  }

  /**
   * The products most similar to the object of the photo, nearest first. `compared`: how many photos are compared
   * completely.
   */
  async nearest(query: Omit<QueryObject, 'points'>, limit: number, compared = COMPARED_WHOLE): Promise<NearProduct[]> {
    const slices = new Slices();
    const rough = await this.#compareSums(query.steady, slices);
    const shortlist = smallest(rough, Math.max(SHORTLIST_SIZE, compared));
    await slices.pause();
    const steady = await this.#compareSteady(query, shortlist, slices);
    const found = new Map<number, { distance: number; photos: Map<number, number> }>();
    for (const [step, place] of smallest(steady, compared).entries()) {
      if (step % STEP.whole === 0) await slices.pause();
      const photo = shortlist[place] ?? 0;
      const distance = (steady[place] ?? 0) + this.#minDistance(query.turnings, photo);
      const product = this.#owners[photo] ?? 0;
      const near = found.get(product) ?? { distance, photos: new Map<number, number>() };
      near.distance = Math.min(near.distance, distance);
      near.photos.set(photo - (this.#products[product]?.first ?? 0), distance);
      found.set(product, near);
    }
    await slices.pause();
    return [...found]
      .map(([product, near]): NearProduct => {
        const { code = '', kind = '' } = this.#products[product] ?? {};
        return { code, kind, ...near };
      })
      .sort(nearestFirst)
      .slice(0, limit);
  }

  async #compareSums(query: Uint8Array, slices: Slices): Promise<Uint16Array> {
    const sums = folded(query);
    const distances = new Uint16Array(this.#size);
    for (let from = 0; from < this.#size; from += STEP.sums) {
      await slices.pause();
      const to = Math.min(this.#size, from + STEP.sums);
      for (let photo = from; photo < to; photo++) {
        distances[photo] = differenceOfSums(sums, this.#folded, photo * FOLDED_SIZE);
      }
    }
    return distances;
  }

  async #compareSteady(
    { steady, relit }: Pick<QueryObject, 'steady' | 'relit'>,
    photos: readonly number[],
    slices: Slices,
  ): Promise<Uint16Array> {
    const distances = new Uint16Array(photos.length);
    for (const [place, photo] of photos.entries()) {
      if (place % STEP.steady === 0) await slices.pause();
      let least = featureDistance(steady, this.#steady, photo * STEADY_SIZE);
      for (const other of relit) {
        least = Math.min(least, featureDistance(other, this.#steady, photo * STEADY_SIZE) + RELIT);
      }
      distances[place] = least;
    }
    return distances;
  }

  #minDistance(turnings: readonly Uint8Array[], photo: number): number {
    let min = Number.POSITIVE_INFINITY;
    for (const turning of turnings) {
      min = Math.min(min, featureDistance(turning, this.#turning, photo * TURNING_SIZE));
    }
    return min;
  }
}
