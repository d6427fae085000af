import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { designCode } from '../../catalogue/design-code.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { composePhoto } from './compose.ts';
import { type Cutout, cutOut } from './cut-out.ts';
import { isCutWrongly } from './cut-wrongly.ts';
import { type Random, seededRandom } from './random.ts';
import { GROUNDS, type GroundKind } from './scenes.ts';
import { FIFTH_SETTINGS, FOURTH_SETTINGS, SECOND_SETTINGS, SETTINGS, THIRD_SETTINGS } from './settings.ts';
import { type Setting, takeShopperPhoto } from './shopper-photo.ts';
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
 * The sets of photos. The tuning photos are of one half of the designs, those that are held out of the other half; the
 * later held-out photos also have surfaces and lamps of their own.
 */
export type QuerySetName =
  | 'tuning'
  | 'held out'
  | 'held out, second surfaces'
  | 'held out, third surfaces'
  | 'held out, fourth surfaces'
  | 'held out, fifth surfaces';

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
  /** Whether a photo of the catalogue, by its name, is not used. */
  leavesOut?(source: string): boolean;
  take(cutout: Cutout, surface: string, random: Random, ideal?: Ideal): Promise<TakenPhoto>;
}

const SETS: Readonly<Record<QuerySetName, QuerySet>> = {
  tuning: {
    firstSeed: 1_000,
    surfaces: GROUNDS,
    take: (cutout, surface, random, ideal) => composePhoto(cutout, groundNamed(surface), random, ideal),
  },
  'held out': shopperPhotos(900_000, SETTINGS),
  'held out, second surfaces': shopperPhotos(5_000_000, SECOND_SETTINGS),
  'held out, third surfaces': shopperPhotos(26_110_000, THIRD_SETTINGS),
  'held out, fourth surfaces': { ...shopperPhotos(48_270_000, FOURTH_SETTINGS), leavesOut: isCutWrongly },
  'held out, fifth surfaces': { ...shopperPhotos(83_940_000, FIFTH_SETTINGS), leavesOut: isCutWrongly },
};

function shopperPhotos(firstSeed: number, settings: ReadonlyMap<string, Setting>): QuerySet {
  return {
    firstSeed,
    surfaces: [...settings.keys()],
    take: async (cutout, name, random, ideal) => {
      const setting = settings.get(name);
      if (!setting) throw new Error(`There is no surface ${name}.`);
      return takeShopperPhoto(cutout, setting, random, ideal);
    },
  };
}

function groundNamed(name: string): GroundKind {
  const ground = GROUNDS.find((known) => known === name);
  if (!ground) throw new Error(`There is no surface ${name}.`);
  return ground;
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
  const { firstSeed, surfaces, take, leavesOut = () => false } = SETS[name];
  const candidates = products
    .filter(({ code }) => isTuning(code) === (name === 'tuning'))
    .flatMap((product) => product.photos.slice(0, 2).map((source) => ({ product, source })))
    .filter(({ source }) => !leavesOut(source));
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

/** Whether a product is in the half that the search was tuned on; all colours of a design are in the same half. */
function isTuning(code: string): boolean {
  const [byte = 0] = createHash('sha256')
    .update(designCode({ ProductCode: code }))
    .digest();
  return byte % 2 === 0;
}
