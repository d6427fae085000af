import type { Random } from './random.ts';
import { type Colour, cells, lit, type Surface, skin, waves } from './textures.ts';

/** The surfaces of the third held-out photos. */
export const THIRD_SURFACES = ['cheek and hair', 'rug', 'sand', 'wicker', 'leather', 'pebbles'] as const;
type ThirdSurface = (typeof THIRD_SURFACES)[number];

const DYES: readonly Colour[] = [
  [142, 38, 36],
  [30, 44, 78],
  [214, 196, 160],
  [66, 84, 60],
  [190, 132, 58],
  [48, 40, 40],
];
const HIDES: readonly Colour[] = [
  [112, 66, 40],
  [36, 34, 36],
  [168, 112, 70],
  [122, 40, 44],
  [206, 190, 168],
];

/** Makes a surface of one kind, a different one at each call. */
export function drawThirdSurface(kind: ThirdSurface, random: Random): Surface {
  const makers: Record<ThirdSurface, (random: Random) => Surface> = {
    'cheek and hair': cheek,
    rug,
    sand,
    wicker,
    leather,
    pebbles,
  };
  return makers[kind](random);
}

/** A cheek and a neck beside falling strands of hair. */
function cheek(random: Random): Surface {
  const flesh = skin(random);
  const hair = random.pick<Colour>([
    [30, 24, 24],
    [74, 48, 34],
    [120, 84, 54],
    [110, 106, 104],
  ]);
  const fall = waves(random, 3, 2);
  const strands = random.between(60, 130);
  const edge = random.between(0.2, 0.45);
  const isLeft = random.chance(0.5);
  const jaw = random.between(0.55, 0.9);
  return (across, y) => {
    const x = isLeft ? across : 1 - across;
    const place = x + 0.08 * fall(x * 0.4, y);
    const strand = Math.sin(strands * place + 4 * fall(place, y * 0.2));
    if (place + 0.015 * strand < edge) return lit(hair, 0.9 + 0.35 * strand + 0.25 * fall(place * 3, y * 0.5));
    const fromJaw = y - jaw - 0.4 * (x - edge);
    const shade = fromJaw > 0 ? 0.72 + 0.2 * Math.min(1, fromJaw * 3) : 1 - 0.18 * Math.abs(x - 0.6);
    return lit(flesh(x, y), shade * Math.min(1, 0.7 + 6 * (place - edge)));
  };
}

/** A woven rug: medallions in rows between stripes, of tufts. */
function rug(random: Random): Surface {
  const [base, figure, line] = [random.pick(DYES), random.pick(DYES), random.pick(DYES)];
  const side = random.between(0.16, 0.32);
  const angle = random.between(0, Math.PI / 2);
  const tufts = cells(random, random.between(60, 110));
  return (x, y) => {
    const across = (x * Math.cos(angle) + y * Math.sin(angle)) / side;
    const along = (y * Math.cos(angle) - x * Math.sin(angle)) / side;
    const [offX, offY] = [Math.abs(across - Math.round(across)), Math.abs(along - Math.round(along))];
    const step = Math.floor((offX + offY) * 14) / 14;
    const colour = offX > 0.46 ? line : step < 0.14 ? line : step < 0.34 ? figure : base;
    const { first, id } = tufts(x, y);
    return lit(colour, 0.78 + 0.34 * id - 0.25 * first);
  };
}

/** Sand with ripples, grains and a few shells. */
function sand(random: Random): Surface {
  const base = random.pick<Colour>([
    [214, 190, 150],
    [176, 150, 118],
    [230, 218, 196],
  ]);
  const dunes = waves(random, 3, 2);
  const grains = cells(random, random.between(110, 170));
  const pitch = random.between(24, 60);
  const angle = random.between(0, Math.PI);
  const shells = Array.from({ length: random.whole(2, 6) }, () => ({
    x: random.between(0, 1.3),
    y: random.between(0, 1.3),
    size: random.between(0.02, 0.06),
    shade: random.between(0.7, 1.2),
  }));
  return (x, y) => {
    for (const shell of shells) {
      const [offX, offY] = [x - shell.x, y - shell.y];
      if (Math.hypot(offX, offY * 1.4) < shell.size) {
        return lit([236, 220, 206], shell.shade * (0.85 + 0.15 * Math.sin(14 * Math.atan2(offY + shell.size, offX))));
      }
    }
    const across = x * Math.cos(angle) + y * Math.sin(angle);
    const ripple = Math.sin(pitch * across + 5 * dunes(x, y));
    return lit(base, 0.9 + 0.1 * ripple + 0.22 * (grains(x, y).id - 0.5));
  };
}

/** A basket of canes that pass over and under each other. */
function wicker(random: Random): Surface {
  const base = random.pick<Colour>([
    [196, 154, 98],
    [128, 86, 50],
    [222, 204, 170],
  ]);
  const columns = random.between(9, 18);
  const rows = columns * random.between(1, 2.2);
  const angle = random.between(-0.6, 0.6);
  const tones = Array.from({ length: 37 }, () => random.between(0.78, 1.12));
  const fibre = waves(random, 3, 12);
  return (x, y) => {
    const across = (x * Math.cos(angle) + y * Math.sin(angle) + 3) * columns;
    const along = (y * Math.cos(angle) - x * Math.sin(angle) + 3) * rows;
    const [column, row] = [Math.floor(across), Math.floor(along)];
    const isOver = (column + row) % 2 === 0;
    const [through, beside] = isOver ? [across - column, along - row] : [along - row, across - column];
    const round = Math.sqrt(Math.max(0, 1 - (2 * beside - 1) ** 2));
    const bow = 0.7 + 0.3 * Math.sin(Math.PI * through);
    const tone = tones[((isOver ? row * 5 : column * 11) + 3) % tones.length] ?? 1;
    return lit(base, tone * bow * (0.35 + 0.7 * round) * (1 + 0.06 * fibre(x, y)));
  };
}

/** Grained leather, with a fold, stitches along a seam, and a metal snap. */
function leather(random: Random): Surface {
  const base = random.pick(HIDES);
  const grain = cells(random, random.between(26, 54));
  const fold = waves(random, 2, 2);
  const seam = random.between(0.1, 0.9);
  const slant = random.between(-0.5, 0.5);
  const snap = { x: random.between(0, 1.2), y: random.between(0, 1.2), size: random.between(0.03, 0.055) };
  return (x, y) => {
    const fromSnap = Math.hypot(x - snap.x, y - snap.y) / snap.size;
    if (fromSnap < 1) return lit([186, 170, 130], 0.7 + 0.4 * Math.cos(5 * fromSnap));
    const off = Math.abs(y - seam - slant * (x - 0.5));
    if (off < 0.004 && Math.sin(x * 150) > -0.3) return [216, 206, 186];
    const { first, second } = grain(x, y);
    const crease = Math.max(0, 0.16 - (second - first)) * 2.2;
    return lit(base, (off < 0.016 ? 0.8 : 1) * (1 + 0.2 * fold(x, y) - crease));
  };
}

/** Round stones of several colours with dark gaps. */
function pebbles(random: Random): Surface {
  const stones = cells(random, random.between(5, 13));
  const speckles = cells(random, 90);
  const warm = random.between(0, 1);
  const isWet = random.chance(0.4);
  return (x, y) => {
    const { first, second, id } = stones(x, y);
    const gap = second - first;
    if (gap < 0.05) return [34, 32, 30];
    const value = (isWet ? 50 : 90) + 120 * ((id * 7) % 1);
    const round = 1 - 0.5 * Math.max(0, 0.3 - gap) - 0.3 * first ** 2;
    const shine = isWet && first < 0.14 ? 1.3 : 1;
    const hue = warm * ((id * 13) % 1);
    return lit(
      [value * (1 + 0.16 * hue), value, value * (1 - 0.16 * hue)],
      shine * round * (0.94 + 0.12 * speckles(x, y).id),
    );
  };
}
