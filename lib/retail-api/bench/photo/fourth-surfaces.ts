import type { Random } from './random.ts';
import { type Colour, cells, lit, type Surface, waves } from './textures.ts';

/** The surfaces of the fourth held-out photos. */
export const FOURTH_SURFACES = ['terrazzo', 'silk', 'brick', 'grass', 'linen'] as const;
type FourthSurface = (typeof FOURTH_SURFACES)[number];

const SILKS: readonly Colour[] = [
  [196, 60, 88],
  [44, 86, 110],
  [226, 206, 170],
  [92, 48, 104],
];

/** Makes a surface of one kind, a different one at each call. */
export function drawFourthSurface(kind: FourthSurface, random: Random): Surface {
  const makers: Record<FourthSurface, (random: Random) => Surface> = { terrazzo, silk, brick, grass, linen };
  return makers[kind](random);
}

/** Chips of stones in a pale cement. */
function terrazzo(random: Random): Surface {
  const chips = cells(random, random.between(9, 22));
  const dust = cells(random, 120);
  const level = random.between(190, 226);
  return (x, y) => {
    const { first, second, id } = chips(x, y);
    const grain = 0.97 + 0.06 * dust(x, y).id;
    if (second - first < 0.22 || id < 0.3) return lit([level, level * 0.98, level * 0.95], grain);
    const tone = (id * 17) % 1;
    return lit([90 + 130 * tone, 80 + 110 * tone, 70 + 100 * ((id * 29) % 1)], grain);
  };
}

/** Silk that falls in glossy folds. */
function silk(random: Random): Surface {
  const base = random.pick(SILKS);
  const folds = waves(random, 2, 4);
  const thread = random.between(260, 380);
  return (x, y) => {
    const height = folds(x, y);
    const gloss = Math.max(0, Math.sin(6 * height)) ** 6;
    return lit(base, 0.75 + 0.25 * Math.sin(4 * height) + 0.5 * gloss + 0.03 * Math.sin(thread * (x + y)));
  };
}

/** Bricks with mortar between them. */
function brick(random: Random): Surface {
  const width = random.between(0.2, 0.34);
  const pits = cells(random, 70);
  const tones = Array.from({ length: 31 }, () => random.between(0.7, 1.15));
  const weather = waves(random, 3, 6);
  return (x, y) => {
    const row = Math.floor((y + 1) / (width * 0.4));
    const along = (x + 1) / width + (row % 2) * 0.5;
    const down = (y + 1) / (width * 0.4) - row;
    const isMortar = down < 0.12 || along - Math.floor(along) < 0.05;
    const rough = 0.9 + 0.2 * pits(x, y).id + 0.06 * weather(x, y);
    if (isMortar) return lit([186, 178, 166], rough);
    return lit([158, 82, 62], rough * (tones[(row * 7 + Math.floor(along) * 3) % tones.length] ?? 1));
  };
}

/** Blades of grass, some of them dry. */
function grass(random: Random): Surface {
  const blades = cells(random, random.between(18, 30));
  const wind = waves(random, 3, 3);
  const dry = random.between(0, 0.4);
  return (x, y) => {
    const { first, id } = blades(x + 0.2 * wind(x, y), y * 0.3);
    const light = 1.15 - 0.7 * first;
    return lit(id < dry ? [176, 160, 92] : [70 + 40 * id, 116 + 40 * ((id * 11) % 1), 50], light);
  };
}

/** Pale linen with slubs and a crease. */
function linen(random: Random): Surface {
  const level = random.between(205, 236);
  const pitch = random.between(90, 150);
  const slubs = waves(random, 4, 14);
  const crease = random.between(0.2, 1);
  return (x, y) => {
    const weave = Math.sin(pitch * 2 * x + 3 * slubs(x * 0.1, y)) * Math.sin(pitch * 2 * y);
    const fold = Math.exp(-((x + 0.2 * y - crease) ** 2) / 0.0008);
    return lit([level, level * 0.97, level * 0.91], 0.96 + 0.05 * weave + 0.04 * slubs(x, y * 0.2) - 0.12 * fold);
  };
}
