import type { Random } from './random.ts';

export type Colour = readonly [number, number, number];
/** Returns the colour of a point, from 0 to 255; both coordinates are shares of the shorter side of the photo. */
export type Surface = (x: number, y: number) => Colour;

const SKINS: readonly Colour[] = [
  [236, 197, 170],
  [214, 163, 128],
  [182, 128, 92],
  [141, 94, 66],
  [96, 62, 46],
];

/** Skin of one of several colours, with blotches and pores. */
export function skin(random: Random): Surface {
  const base = random.pick(SKINS);
  const blotches = waves(random, 3, 5);
  const pores = cells(random, 90);
  return (x, y) => {
    const blotch = blotches(x, y);
    const [red, green, blue] = lit(base, 0.97 + 0.05 * blotch - 0.05 * Math.max(0, 0.3 - pores(x, y).first));
    return [red * (1 + 0.03 * blotch), green, blue * (1 - 0.02 * blotch)];
  };
}

/** A sum of plane waves in drawn directions, about -1 to 1. */
export function waves(random: Random, octaves: number, frequency: number): (x: number, y: number) => number {
  const terms = Array.from({ length: octaves * 4 }, (_, at) => {
    const angle = random.between(0, 2 * Math.PI);
    const pitch = frequency * 2 ** Math.floor(at / 4) * random.between(0.7, 1.4);
    return {
      x: pitch * Math.cos(angle),
      y: pitch * Math.sin(angle),
      phase: random.between(0, 2 * Math.PI),
      height: 0.5 / 2 ** Math.floor(at / 4),
    };
  });
  return (x, y) => terms.reduce((sum, term) => sum + term.height * Math.sin(term.x * x + term.y * y + term.phase), 0);
}

/** Cellular noise (Worley 1996): the distances to the nearest two points, and a number of the nearest one. */
export function cells(
  random: Random,
  perSide: number,
): (x: number, y: number) => { first: number; second: number; id: number } {
  const SIDE = 32;
  const jitter = Float32Array.from({ length: SIDE * SIDE * 3 }, () => random.between(0, 1));
  return (x, y) => {
    const column = Math.floor(x * perSide);
    const row = Math.floor(y * perSide);
    let first = 9;
    let second = 9;
    let id = 0;
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const at = (((row + down) & (SIDE - 1)) * SIDE + ((column + right) & (SIDE - 1))) * 3;
        const offX = column + right + (jitter[at] ?? 0) - x * perSide;
        const offY = row + down + (jitter[at + 1] ?? 0) - y * perSide;
        const distance = Math.hypot(offX, offY);
        if (distance < first) {
          second = first;
          first = distance;
          id = jitter[at + 2] ?? 0;
        } else if (distance < second) second = distance;
      }
    }
    return { first, second, id };
  };
}

/** A colour in more or less light. */
export function lit([red, green, blue]: Colour, factor: number): Colour {
  return [red * factor, green * factor, blue * factor];
}
