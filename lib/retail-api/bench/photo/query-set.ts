import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { designCode } from '../../catalogue/design-code.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { composePhoto } from './compose.ts';
import { type Cutout, cutOut } from './cut-out.ts';
import { type Random, seededRandom } from './random.ts';
import { GROUNDS } from './scenes.ts';
import { takeShopperPhoto } from './shopper-photo.ts';
import { SURFACES } from './surfaces.ts';
import { IDEALS, type Ideal, type TakenPhoto } from './taken-photo.ts';

/** A product of the catalogue with the facts that the benchmark needs. */
export interface PhotoBenchProduct {
  code: string;
  /** The kind of product: a ring, a necklace, a watch. */
  kind: string;
  /** The names of its photos, the front view first. */
  photos: readonly string[];
}

/**
 * The two sets of photos, each of one half of the designs. The search was tuned on the first; the second has other
 * surfaces, lights and another camera, and is only reported.
 */
export type QuerySetName = 'tuning' | 'held out';

/** A photo of a product of the catalogue that is not in the catalogue. */
export interface PhotoQuery {
  code: string;
  kind: string;
  /** The surface under the product, or the body part that wears it. */
  surface: string;
  /** The photo of the catalogue that it was made from. */
  source: string;
  taken: TakenPhoto;
  /** The same photo without one of the difficulties. */
  spared: Readonly<Record<Ideal, TakenPhoto>>;
}

interface QuerySet {
  firstSeed: number;
  surfaces: readonly string[];
  take(cutout: Cutout, surface: string, random: Random, ideal?: Ideal): Promise<TakenPhoto>;
}

const SETS: Readonly<Record<QuerySetName, QuerySet>> = {
  tuning: querySet(1_000, GROUNDS, composePhoto),
  'held out': querySet(900_000, SURFACES, takeShopperPhoto),
};

function querySet<Surface extends string>(
  firstSeed: number,
  surfaces: readonly Surface[],
  take: (cutout: Cutout, surface: Surface, random: Random, ideal?: Ideal) => Promise<TakenPhoto>,
): QuerySet {
  return {
    firstSeed,
    surfaces,
    take: async (cutout, name, random, ideal) => {
      const surface = surfaces.find((known) => known === name);
      if (!surface) throw new Error(`There is no surface ${name}.`);
      return take(cutout, surface, random, ideal);
    },
  };
}

/** Path of a photo as it was delivered. */
export function cataloguePhotoPath(name: string): string {
  return join(CATALOGUE_DIRECTORY, 'images', name);
}

/** Makes the queries of a set one after the other, `perSurface` for each surface. */
export async function* drawQueries(
  name: QuerySetName,
  products: readonly PhotoBenchProduct[],
  perSurface: number,
): AsyncGenerator<PhotoQuery> {
  const { firstSeed, surfaces, take } = SETS[name];
  const candidates = products
    .filter(({ code }) => setOf(code) === name)
    .flatMap((product) => product.photos.slice(0, 2).map((source) => ({ product, source })));
  const cutouts = new Map<string, Cutout | null>();
  let seed = firstSeed;
  for (const surface of surfaces) {
    for (let index = 0; index < perSurface; index++, seed++) {
      const takeAgain = async (ideal?: Ideal) => {
        const random = seededRandom(seed);
        let cutout: Cutout | null = null;
        let drawn = random.pick(candidates);
        while (!cutout) {
          drawn = random.pick(candidates);
          cutout = cutouts.get(drawn.source) ?? (await cutOut(cataloguePhotoPath(drawn.source)));
          cutouts.set(drawn.source, cutout);
        }
        return { drawn, photo: await take(cutout, surface, random, ideal) };
      };
      const { drawn, photo: taken } = await takeAgain();
      const [light, pose] = await Promise.all(IDEALS.map(takeAgain));
      if (!light || !pose) throw new Error('An ideal has no photo.');
      const { code, kind } = drawn.product;
      yield { code, kind, surface, source: drawn.source, taken, spared: { light: light.photo, pose: pose.photo } };
    }
  }
}

/** The set of a product; all colours of a design are in the same one. */
function setOf(code: string): QuerySetName {
  const [byte = 0] = createHash('sha256')
    .update(designCode({ ProductCode: code }))
    .digest();
  return byte % 2 === 0 ? 'tuning' : 'held out';
}
