import { describe, describeTurned, type Look } from './features/describe.ts';
import { extentOf } from './features/frame.ts';
import { type LabImage, toLab } from './lab.ts';
import { type Box, type Raster, shrink } from './raster.ts';
import { findObject } from './segment/find-object.ts';

/** The longer side of a picture as it is looked at, in pixels: of the whole, and then of the object. */
const ANALYSED_EDGE = 160;
/** An object that fills less of the picture than this is looked at a second time, from nearer by. */
const NEAR_ENOUGH = 0.62;
/** What is kept around an object that is looked at from nearer by, so that its ground still shows, as a share of its size. */
const AROUND = 0.28;
/** How a photo may be turned against that of the catalogue, in degrees. */
export const ROTATIONS = [-24, -12, 12, 24] as const;

/** What a shopper's photo looks like: as it is, and in several turns. */
export interface QueryFeatures {
  readonly steady: Uint8Array;
  /** Never empty; as it is comes first. */
  readonly turnings: readonly Uint8Array[];
}

/** The object of a picture: the part of the picture it is in, and its pixels in that. */
export interface FoundObject {
  readonly image: LabImage;
  readonly mask: Uint8Array;
}

/** Finds the object of a picture; from nearer by where it is small. */
export function objectOf(picture: Raster): FoundObject {
  const far = shrink(picture, ANALYSED_EDGE);
  const image = toLab(far);
  const mask = findObject(image);
  const { centreX, centreY, half } = extentOf(mask, far.width, far.height);
  if (half * 2 > NEAR_ENOUGH * Math.max(far.width, far.height)) return { image, mask };
  const scale = picture.width / far.width;
  const near = toLab(
    shrink(picture, ANALYSED_EDGE, boxAround(picture, centreX * scale, centreY * scale, half * scale)),
  );
  return { image: near, mask: findObject(near) };
}

/** Describes a photo of the catalogue. */
export function lookOf(picture: Raster): Look {
  const { image, mask } = objectOf(picture);
  return describe(image, mask);
}

/** Describes a photo that is to be found in the catalogue. */
export function queryFeaturesOf(picture: Raster): QueryFeatures {
  const { image, mask } = objectOf(picture);
  return queryFeatures(image, mask);
}

/** Describes the object under a mask as a query. */
export function queryFeatures(image: LabImage, mask: Uint8Array): QueryFeatures {
  const { steady, turning } = describe(image, mask);
  return { steady, turnings: [turning, ...ROTATIONS.map((degrees) => describeTurned(image, mask, degrees))] };
}

function boxAround({ width, height }: Raster, centreX: number, centreY: number, half: number): Box {
  const reach = half * (1 + 2 * AROUND);
  const left = Math.max(0, Math.floor(centreX - reach));
  const top = Math.max(0, Math.floor(centreY - reach));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(centreX + reach)) - left,
    height: Math.min(height, Math.ceil(centreY + reach)) - top,
  };
}
