import { drawNewSurface, NEW_SURFACES } from './new-surfaces.ts';
import type { Setting } from './shopper-photo.ts';
import { drawSurface, SURFACES } from './surfaces.ts';

/** White in the light of lamps from warm bulbs to open shade, as factors of red, green and blue. */
const LAMPS = [
  [1.18, 1, 0.74],
  [1.08, 1, 0.88],
  [1, 1, 1],
  [0.95, 1, 1.06],
  [0.88, 1, 1.14],
] as const;

/** Lamps of the second held-out photos: street lamps, tubes, a low sun, an overcast sky. */
const NEW_LAMPS = [
  [1.25, 1, 0.62],
  [0.97, 1.06, 0.94],
  [1.12, 0.98, 0.82],
  [0.97, 1, 1.05],
  [0.92, 1, 1.1],
] as const;

/** The settings of the first held-out photos, by their surfaces. */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawSurface(kind, random), lamps: LAMPS, canBeHidden: kind !== 'neckline' },
  ]),
);

/** The settings of the second held-out photos: the search was never tuned in any of them. */
export const NEW_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  NEW_SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawNewSurface(kind, random), lamps: NEW_LAMPS, canBeHidden: true },
  ]),
);
