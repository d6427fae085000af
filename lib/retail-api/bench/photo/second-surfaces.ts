import type { Random } from './random.ts';
import { type Colour, cells, lit, type Surface, skin, waves } from './textures.ts';

/** The surfaces of the second held-out photos; nothing was tuned on them, but their figures are known. */
export const SECOND_SURFACES = ['palm', 'denim', 'tiles', 'leaves', 'newspaper', 'knit'] as const;
type SecondSurface = (typeof SECOND_SURFACES)[number];

const GLAZES: readonly Colour[] = [
  [232, 232, 226],
  [36, 74, 98],
  [176, 196, 188],
  [196, 120, 84],
];
const WOOLS: readonly Colour[] = [
  [226, 214, 196],
  [112, 30, 40],
  [52, 66, 60],
  [150, 152, 160],
  [206, 150, 90],
];

/** Makes a surface of one kind, a different one at each call. */
export function drawSecondSurface(kind: SecondSurface, random: Random): Surface {
  const makers: Record<SecondSurface, (random: Random) => Surface> = { palm, denim, tiles, leaves, newspaper, knit };
  return makers[kind](random);
}

/** A hand with its fingers and lines, before a floor. */
function palm(random: Random): Surface {
  const flesh = skin(random);
  const floor = tiles(random);
  const angle = random.between(-0.5, 0.5);
  const lines = Array.from({ length: 3 }, () => ({
    x: random.between(0.3, 0.7),
    y: random.between(0.5, 1.1),
    size: random.between(0.2, 0.5),
  }));
  const pitch = random.between(0.17, 0.22);
  return (x, y) => {
    const across = (x - 0.55) * Math.cos(angle) + (y - 0.6) * Math.sin(angle);
    const along = (y - 0.6) * Math.cos(angle) - (x - 0.55) * Math.sin(angle);
    if (Math.abs(across) > 2.05 * pitch) return floor(x, y);
    const finger = across / pitch + 2;
    const fromMiddle = Math.abs(finger - Math.floor(finger) - 0.5) * 2;
    if (along < -0.12 && fromMiddle > 0.94) return lit(flesh(x, y), 0.45);
    const crease = lines.some((line) => Math.abs(Math.hypot(x - line.x, y - line.y) - line.size) < 0.004);
    return lit(flesh(x, y), (crease ? 0.78 : 1) * (along < -0.12 ? 1.05 - 0.25 * fromMiddle ** 4 : 1));
  };
}

/** Twill with worn places and a double seam. */
function denim(random: Random): Surface {
  const worn = waves(random, 4, 3);
  const base = random.pick<Colour>([
    [58, 84, 126],
    [34, 42, 62],
    [126, 152, 186],
  ]);
  const pitch = random.between(150, 260);
  const seam = random.between(0.15, 0.85);
  const slant = random.between(-0.3, 0.3);
  return (x, y) => {
    const twill = Math.sin(pitch * (x + 0.6 * y)) * 0.5 + Math.sin(pitch * 0.5 * (y - x)) * 0.2;
    const off = Math.abs(x - seam - slant * y);
    const isStitch = Math.abs(off - 0.016) < 0.004 && Math.sin(y * 190) > -0.2;
    if (isStitch) return [206, 150, 78];
    return lit(base, (off < 0.024 ? 1.12 : 1) * (1 + 0.2 * twill + 0.16 * worn(x, y)));
  };
}

/** Glazed tiles with grout, each of a slightly other tone, and a reflection across. */
function tiles(random: Random): Surface {
  const base = random.pick(GLAZES);
  const side = random.between(0.14, 0.34);
  const angle = random.between(0, Math.PI / 2);
  const tones = Array.from({ length: 31 }, () => random.between(0.86, 1.1));
  const gloss = waves(random, 2, 2);
  const grout = random.between(90, 200);
  return (x, y) => {
    const across = (x * Math.cos(angle) + y * Math.sin(angle)) / side + 20;
    const along = (y * Math.cos(angle) - x * Math.sin(angle)) / side + 20;
    const [column, row] = [Math.floor(across), Math.floor(along)];
    const edge = Math.min(across - column, along - row, 1 - across + column, 1 - along + row);
    if (edge < 0.025) return [grout, grout, grout * 0.96];
    const bevel = edge < 0.06 ? 0.9 : 1;
    return lit(base, bevel * (tones[(column * 7 + row * 3) % tones.length] ?? 1) * (1 + 0.12 * gloss(x, y)));
  };
}

/** Leaves with veins, one over the other. */
function leaves(random: Random): Surface {
  const outlines = cells(random, random.between(4, 9));
  const veins = cells(random, random.between(20, 34));
  const hue = random.between(0, 1);
  return (x, y) => {
    const leaf = outlines(x, y);
    const vein = veins(x, y);
    const shade = 0.55 + 0.5 * leaf.id - 0.35 * Math.max(0, 0.1 - (leaf.second - leaf.first)) * 10;
    const line = vein.second - vein.first < 0.05 ? 1.18 : 1;
    const colour: Colour = [70 + 90 * hue * leaf.id, 118 - 30 * hue, 48 + 20 * leaf.id];
    return lit(colour, shade * line);
  };
}

/** Columns of print with headings and grey pictures, on paper that is not flat. */
function newspaper(random: Random): Surface {
  const paper = random.between(196, 232);
  const bend = waves(random, 3, 3);
  const angle = random.between(-0.8, 0.8);
  const width = random.between(0.22, 0.34);
  const pitch = random.between(44, 70);
  const pictures = Array.from({ length: 9 }, () => random.chance(0.3));
  const half = waves(random, 4, 9);
  return (x, y) => {
    const across = (x * Math.cos(angle) + y * Math.sin(angle)) / width + 10;
    const along = y * Math.cos(angle) - x * Math.sin(angle) + 10;
    const column = Math.floor(across);
    const within = across - column;
    const block = Math.floor(along * 3);
    const light = 1 + 0.08 * bend(x, y);
    if (within > 0.06 && within < 0.94) {
      if (pictures[(column * 5 + block) % pictures.length]) {
        const grey = 120 + 70 * half(x, y);
        return lit([grey, grey, grey], light);
      }
      const row = along * pitch;
      const isLine = row - Math.floor(row) < 0.5 && within < 0.75 + 0.2 * Math.sin(Math.floor(row) * 12.9);
      const letter = Math.sin(across * 150 + Math.floor(row) * 7.3) * Math.sin(across * 61 + Math.floor(row) * 2.1);
      if (isLine && letter > -0.15) return lit([58, 56, 56], light);
    }
    return lit([paper, paper * 0.98, paper * 0.93], light);
  };
}

/** Knitted wool: rows of stitches and a cable between them. */
function knit(random: Random): Surface {
  const base = random.pick(WOOLS);
  const pitch = random.between(16, 30);
  const fuzz = waves(random, 4, 24);
  const cable = random.between(0.2, 0.8);
  return (x, y) => {
    const bent = Math.abs(x - cable) < 0.12 ? x + 0.03 * Math.sin(y * 30) : x;
    const column = bent * pitch;
    const side = column - Math.floor(column) - 0.5;
    const stitch = Math.sin((y * pitch * 1.3 + Math.abs(side) * 1.6) * 2 * Math.PI);
    return lit(base, 0.82 + 0.2 * stitch - 0.5 * side * side + 0.07 * fuzz(x, y));
  };
}
