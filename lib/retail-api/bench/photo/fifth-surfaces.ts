import type { Random } from './random.ts';
import { type Colour, cells, lit, type Surface, skin, waves } from './textures.ts';

/** The surfaces of the fifth held-out photos. */
export const FIFTH_SURFACES = ['back of a hand', 'velvet', 'cork', 'concrete', 'lace', 'slate'] as const;
type FifthSurface = (typeof FIFTH_SURFACES)[number];

const VELVETS: readonly Colour[] = [
  [28, 34, 74],
  [98, 18, 36],
  [22, 66, 52],
  [60, 46, 66],
  [196, 178, 160],
];

/** Makes a surface of one kind, a different one at each call. */
export function drawFifthSurface(kind: FifthSurface, random: Random): Surface {
  const makers: Record<FifthSurface, (random: Random) => Surface> = {
    'back of a hand': hand,
    velvet,
    cork,
    concrete,
    lace,
    slate,
  };
  return makers[kind](random);
}

/** Knuckles, tendons and fingers that part, before a cloth. */
function hand(random: Random): Surface {
  const flesh = skin(random);
  const cloth = velvet(random);
  const fingers = random.between(3.2, 4.4);
  const roots = random.between(0.45, 0.7);
  const lean = random.between(-0.3, 0.3);
  const folds = waves(random, 3, 9);
  return (across, y) => {
    const x = across + lean * (y - 0.5);
    const along = Math.abs(x * fingers - Math.round(x * fingers));
    if (y > roots && along > 0.44) return cloth(across, y);
    const round = y > roots ? 1.05 - 1.6 * along ** 3 : 1.04 - 0.14 * along;
    const knuckle = Math.exp(-(((y - roots + 0.05) / 0.05) ** 2)) * 0.12 * folds(x * 3, y);
    return lit(flesh(x, y), round + knuckle);
  };
}

/** Pile that is brushed in two directions, with dust. */
function velvet(random: Random): Surface {
  const base = random.pick(VELVETS);
  const brushed = waves(random, 3, 4);
  const dust = cells(random, 100);
  return (x, y) => {
    const pile = Math.tanh(4 * brushed(x, y));
    return lit(base, 0.95 + 0.28 * pile + (dust(x, y).first < 0.1 ? 0.35 : 0));
  };
}

/** Pressed grains of cork with dark pores. */
function cork(random: Random): Surface {
  const grains = cells(random, random.between(24, 44));
  const pores = cells(random, random.between(12, 20));
  const warmth = random.between(0.85, 1.1);
  return (x, y) => {
    const { first, second, id } = grains(x, y);
    const joint = second - first < 0.08 ? 0.86 : 1;
    const pore = pores(x, y);
    if (pore.first < 0.16 && pore.id < 0.4) return lit([112, 74, 46], warmth);
    return lit([190, 146, 98], warmth * joint * (0.85 + 0.3 * id));
  };
}

/** Cast concrete: clouds, bubbles and the joint of the boards. */
function concrete(random: Random): Surface {
  const level = random.between(120, 200);
  const clouds = waves(random, 4, 3);
  const sand = cells(random, 130);
  const bubbles = cells(random, random.between(8, 14));
  const joint = random.between(0.1, 0.9);
  return (x, y) => {
    const { first, id } = bubbles(x, y);
    const hole = id < 0.35 && first < 0.08 + 0.12 * id ? 0.6 : 1;
    const line = Math.abs(y - joint) < 0.006 ? 0.75 : 1;
    return lit(
      [level, level * 0.99, level * 0.96],
      hole * line * (1 + 0.07 * clouds(x, y) + 0.1 * (sand(x, y).id - 0.5)),
    );
  };
}

/** Pale threads of lace over a darker or a lighter cloth: rosettes in a net. */
function lace(random: Random): Surface {
  const thread = random.between(220, 246);
  const below = random.pick(VELVETS);
  const pitch = random.between(5, 9);
  const mesh = random.between(38, 60);
  const petals = random.whole(5, 8);
  return (x, y) => {
    const [across, along] = [x * pitch - Math.round(x * pitch), y * pitch - Math.round(y * pitch)];
    const radius = Math.hypot(across, along);
    const petal = 0.3 + 0.1 * Math.cos(petals * Math.atan2(along, across));
    const isNet = Math.abs(Math.sin(mesh * (x + y))) < 0.3 || Math.abs(Math.sin(mesh * (x - y))) < 0.3;
    const isThread = radius < petal ? Math.abs(Math.sin(22 * radius)) > 0.35 : isNet;
    return isThread ? lit([thread, thread * 0.98, thread * 0.94], 0.92 + 0.1 * Math.sin(300 * x)) : below;
  };
}

/** Split slate: steps of layers and a pale vein. */
function slate(random: Random): Surface {
  const layers = waves(random, 3, 4);
  const chips = cells(random, random.between(14, 30));
  const level = random.between(58, 110);
  const slant = random.between(-1, 1);
  const vein = random.between(0.2, 0.8);
  return (x, y) => {
    const height = 5 * layers(x, y);
    const edge = height - Math.floor(height) < 0.09 ? 1.35 : 1;
    const off = Math.abs(y - vein - slant * (x - 0.5) + 0.04 * layers(y, x));
    if (off < 0.008) return lit([190, 188, 180], 0.9 + 0.2 * chips(x, y).id);
    return lit([level * 0.96, level, level * 1.06], edge * (0.88 + 0.2 * chips(x, y).id));
  };
}
