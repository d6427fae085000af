import { describe, describeRotated, type ImageFeatures } from '../../photo-search/features/describe.ts';
import { STEADY_GROUPS } from '../../photo-search/features/layout.ts';
import { toLab } from '../../photo-search/lab.ts';
import { extractFeatures, type QueryFeatures, queryFeaturesOf, ROTATIONS } from '../../photo-search/photo-features.ts';
import { type Raster, shrink } from '../../photo-search/raster.ts';

/** A way to look at pictures, to compare the store's own with. */
interface AnalyzerVariant {
  name: string;
  features(picture: Raster): ImageFeatures;
  query(picture: Raster): QueryFeatures;
}

const SIDE = 160;
const [PALETTE] = STEADY_GROUPS;

/**
 * The store's own way, the same without finding the object first, and a plain histogram of the colours of the picture.
 */
export const VARIANTS: readonly AnalyzerVariant[] = [
  { name: 'object found', features: extractFeatures, query: queryFeaturesOf },
  { name: 'whole picture', features: (picture) => whole(picture).features, query: (picture) => whole(picture).query() },
  {
    name: 'colour histogram',
    features: (picture) => histogram(picture),
    query: (picture) => {
      const { steady, turning } = histogram(picture);
      return { steady, turnings: [turning] };
    },
  },
];

function whole(picture: Raster): { features: ImageFeatures; query: () => QueryFeatures } {
  const image = toLab(shrink(picture, SIDE));
  const mask = new Uint8Array(image.width * image.height).fill(1);
  const features = describe(image, mask);
  return {
    features,
    query: () => ({
      steady: features.steady,
      turnings: [features.turning, ...ROTATIONS.map((degrees) => describeRotated(image, mask, degrees))],
    }),
  };
}

function histogram(picture: Raster): ImageFeatures {
  const { steady, turning } = whole(picture).features;
  return { steady: steady.fill(0, PALETTE.size), turning: turning.fill(0) };
}
