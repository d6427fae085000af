import type { ImageFeatures } from '../features/describe.ts';
import { STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import type { QueryFeatures } from '../photo-features.ts';
import { type Candidate, favourKinds } from './favour-kinds.ts';
import { differenceOfSums, FOLDED_SIZE, featureDistance, folded } from './fold.ts';
import { Slices } from './slices.ts';
import { smallest } from './smallest.ts';

/** The descriptions of one product's photos. */
export interface ProductFeatures {
  code: string;
  /** The kind of product: a ring, a necklace, a watch. */
  kind: string;
  photoFeatures: readonly ImageFeatures[];
}

/** How many photos with the nearest sums are compared by all rotation-invariant features. */
const SIFTED = 10_000;
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
  readonly #products: { code: string; kind: string }[] = [];
  /** The product number of each photo. */
  readonly #owners: Int32Array;
  readonly #steady: Uint8Array;
  readonly #turning: Uint8Array;
  readonly #folded: Uint16Array;
  #size = 0;

  /** `mostPhotos`: the capacity in photos. */
  constructor(mostPhotos: number) {
    this.#owners = new Int32Array(mostPhotos);
    this.#steady = new Uint8Array(mostPhotos * STEADY_SIZE);
    this.#turning = new Uint8Array(mostPhotos * TURNING_SIZE);
    this.#folded = new Uint16Array(mostPhotos * FOLDED_SIZE);
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
    const product = this.#products.push({ code, kind }) - 1;
    for (const { steady, turning } of photoFeatures) {
      if (this.#size >= this.#owners.length) throw new Error('The index has no room for a further photo.');
      this.#owners[this.#size] = product;
      this.#steady.set(steady, this.#size * STEADY_SIZE);
      this.#turning.set(turning, this.#size * TURNING_SIZE);
      this.#folded.set(folded(steady), this.#size * FOLDED_SIZE);
      this.#size++;
    }
  }

  /**
   * Codes of the products most similar to the photo, nearest first. `compared`: how many photos are compared
   * completely.
   */
  async nearest(query: QueryFeatures, limit: number, compared = COMPARED_WHOLE): Promise<string[]> {
    const slices = new Slices();
    const rough = await this.#compareSums(query.steady, slices);
    const sifted = smallest(rough, Math.max(SIFTED, compared));
    await slices.pause();
    const steady = await this.#compareSteady(query.steady, sifted, slices);
    const best = new Map<number, number>();
    for (const [step, place] of smallest(steady, compared).entries()) {
      if (step % STEP.whole === 0) await slices.pause();
      const photo = sifted[place] ?? 0;
      const distance = (steady[place] ?? 0) + this.#leastTurned(query.turnings, photo);
      const product = this.#owners[photo] ?? 0;
      if (distance < (best.get(product) ?? Number.POSITIVE_INFINITY)) best.set(product, distance);
    }
    await slices.pause();
    const candidates = [...best].map(([product, distance]): Candidate => {
      return { product, kind: this.#products[product]?.kind ?? '', distance };
    });
    return favourKinds(candidates)
      .slice(0, limit)
      .map(({ product }) => this.#products[product]?.code ?? '');
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

  async #compareSteady(query: Uint8Array, photos: readonly number[], slices: Slices): Promise<Uint16Array> {
    const distances = new Uint16Array(photos.length);
    for (const [place, photo] of photos.entries()) {
      if (place % STEP.steady === 0) await slices.pause();
      distances[place] = featureDistance(query, this.#steady, photo * STEADY_SIZE);
    }
    return distances;
  }

  #leastTurned(turnings: readonly Uint8Array[], photo: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const turning of turnings) {
      least = Math.min(least, featureDistance(turning, this.#turning, photo * TURNING_SIZE));
    }
    return least;
  }
}
