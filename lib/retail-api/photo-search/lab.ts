import type { Raster } from './raster.ts';

/** A picture in CIE Lab (D65): lightness 0 to 100, and the two colour axes, each in a separate plane. */
export interface LabImage {
  readonly width: number;
  readonly height: number;
  readonly lightness: Float32Array;
  readonly greenRed: Float32Array;
  readonly blueYellow: Float32Array;
}

/** Linear light for each sRGB byte (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const CUBE_STEPS = 4096;
/** The function f of CIE 15, in steps of its argument from 0 to 1. */
const CUBE_ROOT = Float32Array.from({ length: CUBE_STEPS + 2 }, (_, step) => {
  const value = step / CUBE_STEPS;
  return value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;
});

/** Lab values of every pixel, by the formulas of CIE 15 with the primaries of sRGB. */
export function toLab({ width, height, data }: Raster): LabImage {
  const count = width * height;
  const lightness = new Float32Array(count);
  const greenRed = new Float32Array(count);
  const blueYellow = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const red = LINEAR[data[index * 3] ?? 0] ?? 0;
    const green = LINEAR[data[index * 3 + 1] ?? 0] ?? 0;
    const blue = LINEAR[data[index * 3 + 2] ?? 0] ?? 0;
    const x = cubeRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const y = cubeRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
    const z = cubeRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    lightness[index] = 116 * y - 16;
    greenRed[index] = 500 * (x - y);
    blueYellow[index] = 200 * (y - z);
  }
  return { width, height, lightness, greenRed, blueYellow };
}

function cubeRoot(value: number): number {
  const place = Math.min(1, value) * CUBE_STEPS;
  const step = Math.floor(place);
  const below = CUBE_ROOT[step] ?? 0;
  return below + ((CUBE_ROOT[step + 1] ?? 0) - below) * (place - step);
}
