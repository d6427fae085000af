/**
 * The difficulties that a photo can be made without, to learn how many errors they cause: the colour and strength of
 * the light, and the angle.
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
