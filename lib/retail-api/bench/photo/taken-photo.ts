/**
 * What is spared a photo, to learn how many errors come from it: a light of some colour and strength, or a view at an
 * angle.
 */
export const IDEALS = ['light', 'pose'] as const;
export type Ideal = (typeof IDEALS)[number];

/** A photo that was made for the benchmark. */
export interface TakenPhoto {
  readonly jpeg: Buffer;
  /** 255 where the product is, 0 beside it. */
  readonly alpha: Uint8Array;
  readonly width: number;
  readonly height: number;
}
