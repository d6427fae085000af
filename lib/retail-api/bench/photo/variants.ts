import { describe, describeRotated, type ImageFeatures } from '../../photo-search/features/describe.ts';
import { STEADY_GROUPS } from '../../photo-search/features/layout.ts';
import { toLab } from '../../photo-search/lab.ts';
import { lookOf, type QueryFeatures, queryFeaturesOf, ROTATIONS } from '../../photo-search/photo-features.ts';
import { type Raster, shrink } from '../../photo-search/raster.ts';

/** A way to look at pictures, to compare the store's own with. */
export interface Way {
  name: string;
  look(picture: Raster): ImageFeatures;
  query(picture: Raster): QueryFeatures;
}

const SIDE = 160;
const [PALETTE] = STEADY_GROUPS;

/** The store's own way, the same without finding the object first, and a plain histogram of the colours of the picture. */
export const WAYS: readonly Way[] = [
  { name: 'object found', look: lookOf, query: queryFeaturesOf },
  { name: 'whole picture', look: (picture) => whole(picture).look, query: (picture) => whole(picture).query() },
  {
    name: 'colour histogram',
    look: (picture) => histogram(picture),
    query: (picture) => {
      const { steady, turning } = histogram(picture);
      return { steady, turnings: [turning] };
    },
  },
];

function whole(picture: Raster): { look: ImageFeatures; query: () => QueryFeatures } {
  const image = toLab(shrink(picture, SIDE));
  const mask = new Uint8Array(image.width * image.height).fill(1);
  const look = describe(image, mask);
  return {
    look,
    query: () => ({
      steady: look.steady,
      turnings: [look.turning, ...ROTATIONS.map((degrees) => describeRotated(image, mask, degrees))],
    }),
  };
}

function histogram(picture: Raster): ImageFeatures {
  const { steady, turning } = whole(picture).look;
  return { steady: steady.fill(0, PALETTE.size), turning: turning.fill(0) };
}
