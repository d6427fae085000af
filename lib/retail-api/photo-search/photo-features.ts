import { describe, describeRotated, describeSteady, type ImageFeatures } from './features/describe.ts';
import { extentOf } from './features/frame.ts';
import { type Cast, withoutCast } from './features/relight.ts';
import { type LabImage, toLab } from './lab.ts';
import { findPoints } from './points/find-points.ts';
import { objectPoints } from './points/object-points.ts';
import { POINT_BYTES } from './points/point.ts';
import { type Box, type Raster, shrink, wholeOf } from './raster.ts';
import { findObject } from './segment/find-object.ts';
import { proposeObjects } from './segment/propose-objects.ts';
import { plainGround } from './segment/uniform-ground.ts';

/** The longer side in pixels at which a picture is analysed: the whole, and then its object. */
const ANALYSED_EDGE = 160;
/** An object that fills less of the picture than this is analysed a second time, enlarged. */
const NEAR_ENOUGH = 0.62;
/** The margin around an enlarged object, so that the background is still visible, as a share of its size. */
const AROUND = 0.28;
/** The rotations in which a photo is compared with those of the catalogue, in degrees. */
const ROTATIONS = [-24, -12, 12, 24] as const;

/** The longer side in pixels at which other objects are proposed, and how many besides the one that was found. */
const PROPOSED_EDGE = 192;
const PROPOSALS = 3;
/** The lightness from which a plain background is like paper; on a darker one, a button or a stitch may be taken for it. */
const PALE = 65;
/** The lights in which a shopper's photo may have been taken: a warm lamp, and the shade. */
const CASTS: readonly Cast[] = [
  { greenRed: 3, blueYellow: 12 },
  { greenRed: -2, blueYellow: -9 },
];

/** The longer side in pixels at which the points of a picture are found. */
const POINTED_EDGE = 512;
/** The number of points of a shopper's photo, which also has those of its background. */
const MAX_POINTS = 320;
/** The number of points stored for a photo of the catalogue, the most distinct ones. */
const STORED_POINTS = 160;

/** The description of a photo of the catalogue: its object, and points that are found again in another photo. */
export interface PhotoFeatures extends ImageFeatures {
  /** Its points, packed by `packPoint`, the most distinct first. */
  readonly points: Uint8Array;
}

/** The description of what may be the object of a shopper's photo. */
export interface QueryObject {
  readonly steady: Uint8Array;
  /** The same description as if the photo had been taken in other lights. */
  readonly relit: readonly Uint8Array[];
  /** The description in each rotation, the unrotated one first; never empty. */
  readonly turnings: readonly Uint8Array[];
  /** The points of the object alone; empty where it is alone in the photo. */
  readonly points: Uint8Array;
}

/** The description of a shopper's photo: what may be its object, the most likely first, and its points. */
export interface QueryFeatures {
  readonly objects: readonly [QueryObject, ...QueryObject[]];
  readonly points: Uint8Array;
}

/** The object of a picture: its part of the picture, and its pixels in that part. */
interface FoundObject {
  readonly image: LabImage;
  readonly mask: Uint8Array;
  readonly box: Box;
}

/** Finds the object of a picture; a small object is enlarged and searched for a second time. */
export function objectOf(picture: Raster): FoundObject {
  const far = shrink(picture, ANALYSED_EDGE);
  const image = toLab(far);
  const mask = findObject(image);
  const { centreX, centreY, half } = extentOf(mask, far.width, far.height);
  if (half * 2 > NEAR_ENOUGH * Math.max(far.width, far.height)) return { image, mask, box: wholeOf(picture) };
  const scale = picture.width / far.width;
  const box = boxAround(picture, centreX * scale, centreY * scale, half * scale);
  const near = toLab(shrink(picture, ANALYSED_EDGE, box));
  return { image: near, mask: findObject(near), box };
}

/** Describes a photo that is searched for in the catalogue. */
export function queryFeaturesOf(picture: Raster): QueryFeatures {
  const points = findPoints(toLab(shrink(picture, POINTED_EDGE)), MAX_POINTS);
  const found = objectOf(picture);
  const image = toLab(shrink(picture, PROPOSED_EDGE));
  const ground = plainGround(image);
  if (ground && ground.lightness >= PALE)
    return { objects: [{ ...objectFeatures(found), points: new Uint8Array() }], points };
  const box = wholeOf(picture);
  const proposed = proposeObjects(image, PROPOSALS).map((mask): FoundObject => ({ image, mask, box }));
  const describedWithPoints = (object: FoundObject): QueryObject => ({
    ...objectFeatures(object),
    points: objectPoints(picture, { ...object.image, ...object }),
  });
  return { objects: [describedWithPoints(found), ...proposed.map(describedWithPoints)], points };
}

/** The part of a description that is stored for a photo of the catalogue. */
export function storedFeatures({ objects, points }: QueryFeatures): PhotoFeatures {
  const [{ steady, turnings }] = objects;
  return { steady, turning: turnings[0] ?? new Uint8Array(), points: points.subarray(0, STORED_POINTS * POINT_BYTES) };
}

/** Describes the object under a mask, without its points. */
export function objectFeatures({ image, mask }: Pick<FoundObject, 'image' | 'mask'>): Omit<QueryObject, 'points'> {
  const { steady, turning } = describe(image, mask);
  return {
    steady,
    relit: CASTS.map((cast) => describeSteady(withoutCast(image, cast), mask)),
    turnings: [turning, ...ROTATIONS.map((degrees) => describeRotated(image, mask, degrees))],
  };
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
