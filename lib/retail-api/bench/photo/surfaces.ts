import type { Random } from './random.ts';
import { type Colour, cells, lit, type Surface, skin, waves } from './textures.ts';

/** The surfaces of the first held-out photos. The search was tuned on photos of other products on them. */
export const SURFACES = ['wrist', 'neckline', 'granite', 'crumpled fabric', 'table', 'papers'] as const;
type SurfaceKind = (typeof SURFACES)[number];

const FABRICS: readonly Colour[] = [
  [24, 26, 34],
  [178, 186, 196],
  [120, 24, 60],
  [66, 88, 126],
  [222, 214, 200],
  [96, 110, 78],
  [202, 158, 66],
];
const WOODS: readonly Colour[] = [
  [206, 168, 122],
  [142, 92, 56],
  [74, 48, 36],
  [184, 116, 70],
];

/** Makes a surface of one kind, a different one at each call. */
export function drawSurface(kind: SurfaceKind, random: Random): Surface {
  const makers: Record<SurfaceKind, (random: Random) => Surface> = {
    wrist,
    neckline,
    granite,
    'crumpled fabric': crumpled,
    table,
    papers,
  };
  return makers[kind](random);
}

/** An arm with a sleeve at one end, before a room out of focus. */
function wrist(random: Random): Surface {
  const flesh = skin(random);
  const sleeve = crumpled(random);
  const room = blurredRoom(random);
  const angle = random.between(-0.6, 0.6);
  const half = random.between(0.26, 0.46);
  const cuff = random.between(0.34, 0.5);
  return (x, y) => {
    const along = (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle);
    const across = (y - 0.5) * Math.cos(angle) - (x - 0.5) * Math.sin(angle);
    const width = half * (1 + 0.16 * Math.sin(2.4 * along + 1));
    if (along > cuff && Math.abs(across) < width * 1.12) return sleeve(x, y);
    const off = Math.abs(across) / width;
    return off > 1 ? room(x, y) : lit(flesh(x, y), 1.06 - 0.42 * off ** 3);
  };
}

/** A neck and a chest above a collar. */
function neckline(random: Random): Surface {
  const flesh = skin(random);
  const dress = crumpled(random);
  const depth = random.between(0.62, 0.86);
  const width = random.between(0.7, 1.3);
  return (x, y) => {
    const collar = depth - ((x - 0.5) / width) ** 2 * 1.9;
    if (y > collar) return dress(x, y);
    const bone = 0.12 * Math.exp(-(((y - 0.22 - 0.35 * Math.abs(x - 0.5)) / 0.03) ** 2));
    return lit(flesh(x, y), 1 - 0.5 * Math.abs(x - 0.5) ** 2 + bone - (collar - y < 0.02 ? 0.25 : 0));
  };
}

/** Polished stone of grains in a few colours. */
function granite(random: Random): Surface {
  const grains = cells(random, random.between(28, 70));
  const base = random.between(60, 210);
  const warm = random.between(-14, 22);
  const contrast = random.between(0.25, 0.75);
  return (x, y) => {
    const { first, id } = grains(x, y);
    const value = base * (1 + contrast * (id - 0.5)) - 12 * first;
    return [value + warm * id, value, value - warm * id];
  };
}

/** Cloth with sharp creases between smooth patches, and its weave. */
function crumpled(random: Random): Surface {
  const base = random.pick(FABRICS);
  const creases = cells(random, random.between(2.5, 6));
  const soft = waves(random, 4, 3);
  const threads = random.between(70, 170);
  return (x, y) => {
    const { first, second, id } = creases(x + 0.04 * soft(x, y), y + 0.04 * soft(y, x));
    const crease = Math.max(0, 0.12 - (second - first)) / 0.12;
    const weave = Math.sin(threads * (x + y)) * Math.sin(threads * (x - y));
    return lit(base, 0.82 + 0.26 * id + 0.12 * soft(x, y) - 0.3 * crease + 0.05 * weave);
  };
}

/** Boards with grain, knots and gaps. */
function table(random: Random): Surface {
  const base = random.pick(WOODS);
  const bend = waves(random, 3, 2);
  const angle = random.between(0, Math.PI);
  const boards = random.between(2, 6);
  const lines = random.between(60, 140);
  const tones = Array.from({ length: 24 }, () => random.between(0.8, 1.15));
  return (x, y) => {
    const along = x * Math.cos(angle) + y * Math.sin(angle);
    const across = y * Math.cos(angle) - x * Math.sin(angle) + 2;
    const board = Math.floor(across * boards);
    const gap = across * boards - board < 0.02 ? 0.4 : 1;
    const line = Math.sin(lines * (across + 0.03 * bend(along * 0.5, board)) + 6 * bend(along * 0.3, across));
    return lit(
      base,
      gap * (tones[board % tones.length] ?? 1) * (0.92 + 0.1 * line + 0.06 * bend(along * 2, across * 40)),
    );
  };
}

/** A desk with sheets, printed lines, a pen and a cup around the middle. */
function papers(random: Random): Surface {
  const desk = random.chance(0.5) ? table(random) : granite(random);
  const sheets = Array.from({ length: random.whole(2, 4) }, () => ({
    x: random.between(0, 1.3),
    y: random.between(0, 1),
    angle: random.between(-0.7, 0.7),
    width: random.between(0.25, 0.5),
    height: random.between(0.3, 0.6),
    tint: random.pick<Colour>([
      [242, 240, 234],
      [250, 232, 150],
      [206, 222, 236],
      [224, 224, 224],
    ]),
    pitch: random.between(26, 48),
  }));
  const cup = {
    x: random.between(-0.1, 0.15),
    y: random.between(0, 1),
    size: random.between(0.12, 0.26),
    hue: random.between(30, 230),
  };
  const pen = { x: random.between(0.9, 1.3), angle: random.between(1, 2.2), colour: random.pick(FABRICS) };
  return (x, y) => {
    if (Math.hypot(x - cup.x, y - cup.y) < cup.size) return [cup.hue, 255 - cup.hue, 120];
    const off = (x - pen.x) * Math.sin(pen.angle) - (y - 0.5) * Math.cos(pen.angle);
    if (Math.abs(off) < 0.014) return lit(pen.colour, 1.2 - 30 * Math.abs(off));
    for (const { x: left, y: top, angle, width, height, tint, pitch } of sheets) {
      const along = (x - left) * Math.cos(angle) + (y - top) * Math.sin(angle);
      const across = (y - top) * Math.cos(angle) - (x - left) * Math.sin(angle);
      if (Math.abs(along) > width / 2 || Math.abs(across) > height / 2) continue;
      const row = across * pitch;
      const isInk =
        row - Math.floor(row) < 0.3 &&
        Math.abs(along) < width * 0.4 &&
        Math.sin(along * 190 + Math.floor(row) * 5) > -0.4;
      return isInk ? [70, 72, 80] : tint;
    }
    return desk(x, y);
  };
}

function blurredRoom(random: Random): Surface {
  const colours = Array.from({ length: 3 }, () => random.pick([...FABRICS, ...WOODS]));
  const fields = colours.map(() => waves(random, 2, 2));
  return (x, y) => {
    const weights = fields.map((field) => Math.exp(2 * field(x, y)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mixed = (channel: 0 | 1 | 2) =>
      colours.reduce((sum, colour, at) => sum + (colour[channel] * (weights[at] ?? 0)) / total, 0);
    return [mixed(0), mixed(1), mixed(2)];
  };
}
