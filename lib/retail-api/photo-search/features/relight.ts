import type { LabImage } from '../lab.ts';

/** How a light changes the colours of a thing of lightness `AT`, in Lab units. */
export interface Cast {
  readonly greenRed: number;
  readonly blueYellow: number;
}

const AT = 70;

/** The picture as it would be without the cast of a light; brighter pixels have more of it. Lightness stays as it is. */
export function withoutCast(image: LabImage, cast: Cast): LabImage {
  const without = (plane: Float32Array, off: number) =>
    plane.map((value, at) => value - (off * (image.lightness[at] ?? 0)) / AT);
  return {
    ...image,
    greenRed: without(image.greenRed, cast.greenRed),
    blueYellow: without(image.blueYellow, cast.blueYellow),
  };
}
