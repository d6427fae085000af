import type { Look } from '../features/describe.ts';
import { STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import type { QueryFeatures } from '../photo-features.ts';
import { type Candidate, favourKinds } from './favour-kinds.ts';
import { difference, differenceOfSums, FOLDED_SIZE, folded } from './fold.ts';
import { Slices } from './slices.ts';
import { smallest } from './smallest.ts';

/** What the photos of one product look like. */
export interface ProductFeatures {
  code: string;
  /** What it is: a ring, a necklace, a watch. */
  kind: string;
  looks: readonly Look[];
}

/** Photos that are compared by all steady features, of those whose sums are nearest. */
const SIFTED = 10_000;
/** Photos that are compared in every turn, of those whose steady features are nearest. */
const COMPARED_WHOLE = 2000;
/** Photos that are compared by sums, by steady features and in every turn, before time is looked at. */
const STEP = { sums: 4096, steady: 512, whole: 64 };

/**
 * The looks of all photos of a catalogue, as bytes in a row. A query is compared with all by sums of the features that
 * no turn changes, with the nearest by each of these, and with the nearest of them by all features in every turn; a product
 * counts by its best photo. All of that in slices, so that other requests are not held up.
 */
export class FeatureIndex {
  readonly #products: { code: string; kind: string }[] = [];
  /** Number of the product of each photo. */
  readonly #owners: Int32Array;
  readonly #steady: Uint8Array;
  readonly #turning: Uint8Array;
  readonly #folded: Uint16Array;
  #size = 0;

  /** `mostPhotos`: how many photos there is room for. */
  constructor(mostPhotos: number) {
    this.#owners = new Int32Array(mostPhotos);
    this.#steady = new Uint8Array(mostPhotos * STEADY_SIZE);
    this.#turning = new Uint8Array(mostPhotos * TURNING_SIZE);
    this.#folded = new Uint16Array(mostPhotos * FOLDED_SIZE);
  }

  /** The index of these products. */
  static of(products: readonly ProductFeatures[]): FeatureIndex {
    const index = new FeatureIndex(products.reduce((sum, { looks }) => sum + looks.length, 0));
    for (const product of products) index.add(product);
    return index;
  }

  /** Photos that are known. */
  get size(): number {
    return this.#size;
  }

  /** Takes up a product; throws where there is no room for its photos. */
  add({ code, kind, looks }: ProductFeatures): void {
    const product = this.#products.push({ code, kind }) - 1;
    for (const { steady, turning } of looks) {
      if (this.#size >= this.#owners.length) throw new Error('The index has no room for a further photo.');
      this.#owners[this.#size] = product;
      this.#steady.set(steady, this.#size * STEADY_SIZE);
      this.#turning.set(turning, this.#size * TURNING_SIZE);
      this.#folded.set(folded(steady), this.#size * FOLDED_SIZE);
      this.#size++;
    }
  }

  /** Codes of the products that look most like the photo, nearest first. `compared`: how many photos are compared whole. */
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
      distances[place] = difference(query, this.#steady, photo * STEADY_SIZE);
    }
    return distances;
  }

  #leastTurned(turnings: readonly Uint8Array[], photo: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const turning of turnings) {
      least = Math.min(least, difference(turning, this.#turning, photo * TURNING_SIZE));
    }
    return least;
  }
}
