import type { Random } from './random.ts';

/** The surfaces under the objects of the tuning photos. */
export const GROUNDS = ['paper', 'wood', 'cloth', 'marble', 'skin', 'clutter'] as const;
export type GroundKind = (typeof GROUNDS)[number];

type Colour = readonly [number, number, number];
type Field = (x: number, y: number) => number;

/** Returns the colour of a pixel of a ground, from 0 to 255. */
type Ground = (x: number, y: number) => Colour;

/** Makes a ground of one kind, a different one at each call. */
export function drawGround(kind: GroundKind, random: Random): Ground {
  const makers: Record<GroundKind, (random: Random) => Ground> = { paper, wood, cloth, marble, skin, clutter };
  return makers[kind](random);
}

function paper(random: Random): Ground {
  const level = random.between(205, 250);
  const warmth = random.between(-6, 8);
  const fall = random.between(-0.05, 0.05);
  const grain = noise(random, 9);
  return (x, y) => shade([level + warmth, level, level - warmth], 1 + fall * (x / 500) + (grain(x, y) - 0.5) * 0.02);
}

function wood(random: Random): Ground {
  const base = random.pick<Colour>([
    [156, 104, 62],
    [120, 76, 46],
    [196, 154, 106],
    [92, 58, 38],
    [178, 128, 74],
  ]);
  const rings = noise(random, 90);
  const fibre = noise(random, 5);
  const rotation = random.between(-0.5, 0.5);
  const density = random.between(0.12, 0.3);
  return (x, y) => {
    const along = x * Math.cos(rotation) + y * Math.sin(rotation);
    const across = y * Math.cos(rotation) - x * Math.sin(rotation);
    const ring = 0.5 + 0.5 * Math.sin(across * density + 14 * rings(along * 0.25, across));
    const plank = Math.abs((across % 110) / 110) < 0.015 ? 0.55 : 1;
    return shade(base, plank * (0.78 + 0.3 * ring + 0.24 * (fibre(along * 0.12, across * 1.4) - 0.5)));
  };
}

function cloth(random: Random): Ground {
  const base = random.pick<Colour>([
    [138, 34, 48],
    [36, 58, 98],
    [52, 92, 70],
    [206, 196, 178],
    [88, 84, 92],
    [172, 120, 40],
  ]);
  const folds = noise(random, 120);
  const thread = random.between(1.2, 2.2);
  const stripes = random.chance(0.4) ? random.between(24, 60) : 0;
  return (x, y) => {
    const weave = 0.5 + 0.25 * Math.sin(x * thread) + 0.25 * Math.sin(y * thread);
    const stripe = stripes > 0 && Math.floor(x / stripes) % 2 === 0 ? 0.8 : 1;
    return shade(base, stripe * (0.62 + 0.22 * weave + 0.5 * folds(x, y)));
  };
}

function marble(random: Random): Ground {
  const base = random.pick<Colour>([
    [226, 224, 220],
    [60, 62, 66],
    [205, 190, 170],
  ]);
  const isDark = base[0] < 128;
  const wide = noise(random, 110);
  const fine = noise(random, 26);
  return (x, y) => {
    const vein = Math.abs(Math.sin(0.02 * (x + y) + 7 * wide(x, y) + 1.6 * fine(x, y)));
    const strength = vein < 0.18 ? (0.18 - vein) / 0.18 : 0;
    return shade(base, (isDark ? 1 + 1.4 * strength : 1 - 0.45 * strength) * (0.94 + 0.12 * wide(y, x)));
  };
}

function skin(random: Random): Ground {
  const base = random.pick<Colour>([
    [224, 180, 150],
    [198, 146, 112],
    [160, 108, 78],
    [112, 74, 54],
  ]);
  const form = noise(random, 170);
  const pores = noise(random, 4);
  const edge = random.between(60, 130);
  const rotation = random.between(-0.4, 0.4);
  const beyond = drawGround(random.pick<GroundKind>(['paper', 'cloth', 'marble']), random);
  return (x, y) => {
    // An arm crosses the picture, round at its sides, with another background beyond it.
    const off = Math.abs((y - 240) * Math.cos(rotation) + (x - 240) * Math.sin(rotation)) / (240 - edge / 2);
    if (off > 1) return beyond(x, y);
    return shade(base, (0.8 + 0.3 * form(x, y) + 0.08 * (pores(x, y) - 0.5)) * (1 - 0.35 * off ** 4));
  };
}

/** A table with discs, cards and sticks of any colour, mostly away from the centre. */
function clutter(random: Random): Ground {
  const table = drawGround(random.pick<GroundKind>(['paper', 'wood', 'marble']), random);
  const things = Array.from({ length: random.whole(4, 8) }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const distance = random.between(190, 300);
    return {
      x: 240 + distance * Math.cos(angle),
      y: 240 + distance * Math.sin(angle),
      size: random.between(25, 75),
      stretch: random.between(0.3, 1),
      rotation: random.between(0, Math.PI),
      isRound: random.chance(0.5),
      colour: [random.between(20, 235), random.between(20, 235), random.between(20, 235)] as const,
    };
  });
  return (x, y) => {
    for (const thing of things) {
      const across = (x - thing.x) * Math.cos(thing.rotation) + (y - thing.y) * Math.sin(thing.rotation);
      const along =
        ((y - thing.y) * Math.cos(thing.rotation) - (x - thing.x) * Math.sin(thing.rotation)) / thing.stretch;
      const reach = thing.isRound ? Math.hypot(across, along) : Math.max(Math.abs(across), Math.abs(along));
      if (reach < thing.size) return shade(thing.colour, 1.1 - (0.3 * (across + thing.size)) / (2 * thing.size));
    }
    return table(x, y);
  };
}

function shade([red, green, blue]: Colour, factor: number): Colour {
  return [red * factor, green * factor, blue * factor];
}

/** Smooth noise of 0 to 1 whose hills are about `size` pixels wide, with finer ones on them. */
function noise(random: Random, size: number): Field {
  const SIDE = 64;
  const values = Float32Array.from({ length: SIDE * SIDE }, () => random.between(0, 1));
  const valueAt = (x: number, y: number) => values[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0;
  const layer: Field = (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const shareX = ease(x - left);
    const shareY = ease(y - top);
    const above = valueAt(left, top) * (1 - shareX) + valueAt(left + 1, top) * shareX;
    const below = valueAt(left, top + 1) * (1 - shareX) + valueAt(left + 1, top + 1) * shareX;
    return above * (1 - shareY) + below * shareY;
  };
  return (x, y) =>
    (4 * layer(x / size, y / size) +
      2 * layer((2 * x) / size, (2 * y) / size) +
      layer((4 * x) / size, (4 * y) / size)) /
    7;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
