import { join } from 'node:path';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { composePhoto } from './compose.ts';
import { type Cutout, cutOut } from './cut-out.ts';
import { seededRandom } from './random.ts';
import { GROUNDS, type GroundKind } from './scenes.ts';

/** The weights of the features were chosen with seeds below this; what is reported is drawn with those from here on. */
const HELD_OUT_FROM = 900_000;
/** One object that the picture cuts off for so many whole ones. */
const WHOLE_TO_CROPPED = 5;

/** A product of the catalogue as the bench needs it. */
export interface PhotoBenchProduct {
  code: string;
  /** What it is: a ring, a necklace, a watch. */
  kind: string;
  /** Names of its photos, the front first. */
  photos: readonly string[];
}

/** A photo that is not in the catalogue, of a product that is. */
export interface PhotoQuery {
  code: string;
  kind: string;
  ground: GroundKind;
  isCropped: boolean;
  /** The photo of the catalogue that it was made from. */
  source: string;
  jpeg: Buffer;
}

/** Path of a photo as it was delivered. */
export function cataloguePhotoPath(name: string): string {
  return join(CATALOGUE_DIRECTORY, 'images', name);
}

/** Draws the queries one after the other: on each ground `perGround` whole objects and some that the picture cuts off. */
export async function* drawQueries(
  products: readonly PhotoBenchProduct[],
  perGround: number,
): AsyncGenerator<PhotoQuery> {
  const candidates = products.flatMap((product) => product.photos.slice(0, 2).map((source) => ({ product, source })));
  const cutouts = new Map<string, Cutout | null>();
  let seed = HELD_OUT_FROM;
  for (const ground of GROUNDS) {
    for (let index = 0; index < perGround + perGround / WHOLE_TO_CROPPED; index++) {
      const isCropped = index >= perGround;
      const random = seededRandom(seed++);
      let cutout: Cutout | null = null;
      let drawn = random.pick(candidates);
      while (!cutout) {
        drawn = random.pick(candidates);
        cutout = cutouts.get(drawn.source) ?? (await cutOut(cataloguePhotoPath(drawn.source)));
        cutouts.set(drawn.source, cutout);
      }
      const { product, source } = drawn;
      const jpeg = await composePhoto(cutout, { ground, isCropped }, random);
      yield { code: product.code, kind: product.kind, ground, isCropped, source, jpeg };
    }
  }
}
