import { drawFifthSurface, FIFTH_SURFACES } from './fifth-surfaces.ts';
import { drawFourthSurface, FOURTH_SURFACES } from './fourth-surfaces.ts';
import { drawSecondSurface, SECOND_SURFACES } from './second-surfaces.ts';
import type { Setting } from './shopper-photo.ts';
import { drawSurface, SURFACES } from './surfaces.ts';
import { drawThirdSurface, THIRD_SURFACES } from './third-surfaces.ts';

/** White in the light of lamps from warm bulbs to open shade, as factors of red, green and blue. */
const LAMPS = [
  [1.18, 1, 0.74],
  [1.08, 1, 0.88],
  [1, 1, 1],
  [0.95, 1, 1.06],
  [0.88, 1, 1.14],
] as const;

/** Lamps of the second held-out photos: street lamps, tubes, a low sun, an overcast sky. */
const SECOND_LAMPS = [
  [1.25, 1, 0.62],
  [0.97, 1.06, 0.94],
  [1.12, 0.98, 0.82],
  [0.97, 1, 1.05],
  [0.92, 1, 1.1],
] as const;

/** Lamps of the third held-out photos: a candle, a cool LED, a shop's spotlight, noon, dusk. */
const THIRD_LAMPS = [
  [1.28, 0.98, 0.58],
  [0.96, 1.03, 1.02],
  [1.06, 1, 0.9],
  [1.02, 1, 0.97],
  [0.9, 0.98, 1.16],
] as const;

/** Lamps of the fourth held-out photos: a halogen lamp, a cold tube, evening sun, cloud, the screen of a phone. */
const FOURTH_LAMPS = [
  [1.15, 1, 0.78],
  [0.93, 1.04, 1],
  [1.2, 0.97, 0.7],
  [0.99, 1, 1.03],
  [0.9, 1, 1.12],
] as const;

/** Lamps of the fifth held-out photos: a lamp with a shade, a shop's tube, a car park, a window at noon, an alley. */
const FIFTH_LAMPS = [
  [1.22, 1, 0.68],
  [0.98, 1.05, 0.96],
  [1.1, 1.02, 0.76],
  [1, 1, 1.02],
  [0.91, 0.99, 1.1],
] as const;

/** The settings of the first held-out photos, by their surfaces. */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawSurface(kind, random), lamps: LAMPS, canBeHidden: kind !== 'neckline' },
  ]),
);

/** The settings of the second held-out photos: nothing was tuned in them, but their figures are known. */
export const SECOND_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  SECOND_SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawSecondSurface(kind, random), lamps: SECOND_LAMPS, canBeHidden: true },
  ]),
);

/** The settings of the third held-out photos: nobody saw an answer to them before the search was finished. */
export const THIRD_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  THIRD_SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawThirdSurface(kind, random), lamps: THIRD_LAMPS, canBeHidden: true },
  ]),
);

/** The settings of the fourth held-out photos, the first with the cutting of `trimFringe`. */
export const FOURTH_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  FOURTH_SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawFourthSurface(kind, random), lamps: FOURTH_LAMPS, canBeHidden: true },
  ]),
);

/** The settings of the fifth held-out photos: drawn after the search was changed, and searched for once. */
export const FIFTH_SETTINGS: ReadonlyMap<string, Setting> = new Map(
  FIFTH_SURFACES.map((kind) => [
    kind,
    { drawSurface: (random) => drawFifthSurface(kind, random), lamps: FIFTH_LAMPS, canBeHidden: true },
  ]),
);
