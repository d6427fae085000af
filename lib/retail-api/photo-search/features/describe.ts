import type { LabImage } from '../lab.ts';
import { centreColourFeatures, paletteFeatures } from './colour-features.ts';
import { edgeFeatures } from './edge-features.ts';
import { type Frame, frameOf } from './frame.ts';
import { type GroupName, STEADY_GROUPS, STEADY_SIZE, TURNING_GROUPS, TURNING_SIZE } from './layout.ts';
import { coverageFeatures, ringFeatures, structureFeatures } from './shape-features.ts';

/** The description of an object in a photo: weighted bytes, compared by the sum of their differences. */
export interface ImageFeatures {
  readonly steady: Uint8Array;
  readonly turning: Uint8Array;
}

const MAKERS: Readonly<Record<GroupName, (frame: Frame) => Float32Array>> = {
  palette: paletteFeatures,
  middle: centreColourFeatures,
  rounds: ringFeatures,
  build: structureFeatures,
  cover: coverageFeatures,
  edges: edgeFeatures,
};

/** Describes the object under a mask. */
export function describe(image: LabImage, mask: Uint8Array): ImageFeatures {
  const frame = frameOf(image, mask);
  return {
    steady: pack(STEADY_GROUPS, STEADY_SIZE, frame),
    turning: pack(TURNING_GROUPS, TURNING_SIZE, frame),
  };
}

/** The part of the description that stays when the object is rotated. */
export function describeSteady(image: LabImage, mask: Uint8Array): Uint8Array {
  return pack(STEADY_GROUPS, STEADY_SIZE, frameOf(image, mask));
}

/** The part of the description that changes when the object is rotated by `degrees`. */
export function describeRotated(image: LabImage, mask: Uint8Array, degrees: number): Uint8Array {
  return pack(TURNING_GROUPS, TURNING_SIZE, frameOf(image, mask, degrees));
}

function pack(groups: readonly { name: GroupName; weight: number }[], size: number, frame: Frame): Uint8Array {
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const { name, weight } of groups) {
    for (const value of MAKERS[name](frame)) {
      bytes[place++] = Math.round(Math.min(1, Math.max(0, value)) * weight);
    }
  }
  return bytes;
}
