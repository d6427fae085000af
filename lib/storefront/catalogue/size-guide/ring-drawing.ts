import * as m from '#messages';
import { RING_SIZES, ringDiameter } from './ring-size.ts';
import { REFERENCE_OBJECTS } from './scale.ts';
import { DRAWN_COLOURS, scaleDrawing } from './scale-drawing.ts';

const { METAL, DIAL, INK, BRASS } = DRAWN_COLOURS;

/** The most drawings beside each other; a phone shows them in about their true size. */
const COLUMNS = 3;
const AIR = 3;
const RING_LINE = 1.2;
/** The line of the chosen size. */
const CHOSEN_LINE = 2;
const LETTERS = 4.5;
const SMALL_LETTERS = 2.4;
const COIN = REFERENCE_OBJECTS.coin.width;
const SIDE = COIN + 2 * AIR;
/** The middle of a ₹10 coin is of another metal. */
const COIN_CORE = 0.68;

/** A size of a ring with its inner width in millimetres. */
export interface RingWidth {
  name: string;
  width: number;
}

/** The sizes among `names` that are Indian ring sizes, in their order. */
export function measuredRings(names: readonly (string | null)[]): RingWidth[] {
  return names.flatMap((name) => {
    const size = name === null || !/^\d{1,2}$/.test(name) ? null : Number(name);
    return name !== null && size !== null && RING_SIZES.includes(size) ? [{ name, width: ringDiameter(size) }] : [];
  });
}

/** Width and height of the drawing of a ring's sizes and a coin. */
export function ringDrawingSize({ length }: readonly RingWidth[]): { width: number; height: number } {
  const all = length + 1;
  return { width: SIDE * Math.min(COLUMNS, all), height: SIDE * Math.ceil(all / COLUMNS) };
}

/**
 * A ₹10 coin, and every size of a ring in the same scale, as SVG. The names are in the middle; the chosen one has a
 * thicker line and says so.
 */
export function ringDrawing(sizes: readonly RingWidth[], chosen = ''): string {
  const whole = ringDrawingSize(sizes);
  const coin =
    `<circle r="${COIN / 2}" fill="${BRASS}"/><circle r="${(COIN * COIN_CORE) / 2}" fill="${METAL}"/>` +
    named('₹10', INK);
  // Drawn outside the inner width, whatever the thickness of the ring is.
  const rings = sizes.map(
    ({ name, width }) =>
      ring(width, RING_LINE, BRASS) +
      (name === chosen
        ? ring(width, CHOSEN_LINE, INK, 'none') + lettered(m.sizeGuideYourSize(), INK, SMALL_LETTERS, LETTERS)
        : '') +
      named(name, INK),
  );
  const parts = [coin, ...rings].map((part, index) => {
    const x = SIDE * ((index % COLUMNS) + 0.5) - whole.width / 2;
    const y = SIDE * (Math.floor(index / COLUMNS) + 0.5) - whole.height / 2;
    return `<g transform="translate(${x} ${y})">${part}</g>`;
  });
  return scaleDrawing(whole, parts);
}

/** A ring around its inner width. */
const ring = (width: number, line: number, colour: string, fill: string = DIAL) =>
  `<circle r="${(width + line) / 2}" fill="${fill}" stroke="${colour}" stroke-width="${line}"/>`;

const named = (name: string, colour: string) => lettered(name, colour, LETTERS, LETTERS * 0.35);

/** A text whose letters stand on the line `y`. */
const lettered = (text: string, colour: string, size: number, y: number) =>
  `<text y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="${colour}">${text}</text>`;

/** The inner width of a ring, e.g. `16.6 mm`. */
export const formatWidth = (width: number): string => m.sizeGuideMillimetres({ length: width.toFixed(1) });

/** Says in words how wide each size of a ring is inside. */
export function describeRings(sizes: readonly RingWidth[]): string {
  const widths = sizes.map(({ name, width }) => m.sizeGuideRingInside({ name, width: formatWidth(width) }));
  return m.sizeGuideRingsInside({ sizes: widths.join(', '), coin: COIN });
}
