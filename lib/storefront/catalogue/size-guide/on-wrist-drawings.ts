import type { BangleSize } from './bangle-size.ts';
import { DRAWN_COLOURS, scaleDrawing } from './scale-drawing.ts';
import { BEZEL, CROWN, LUG, watchBox } from './watch-box.ts';
import { evaluateWristFit, typicalFlatWidth, type WatchMeasures, wristWidth } from './wrist-fit.ts';

// Lengths are millimetres, and one of them is one unit of the drawing.
const { SKIN, SKIN_EDGE, STRAP, METAL, DIAL, INK, BRASS } = DRAWN_COLOURS;

/** The circumferences of the wrists that are drawn: small, usual and large. */
export const DRAWN_WRISTS = [150, 170, 190] as const;
export type DrawnWrist = (typeof DRAWN_WRISTS)[number];

/** The visible length of the arm, and the space around a drawing. */
const ARM = 120;
const AIR = 3;
const STRAP_WIDTH = 20;
/** The most drawings beside each other. */
const COLUMNS = 4;
/** An ellipse a third as broad as it is around is nine tenths as deep. */
const DEPTH_OF_BREADTH = 0.9;
const BANGLE_LINE = 1.2;
const LETTERS = 8;

const LARGEST_BREADTH = Math.max(...DRAWN_WRISTS.map(wristWidth));

/** Width and height of a drawing of a watch: the same for all wrists, so that a page keeps its place. */
export function watchDrawingSize(watch: WatchMeasures): { width: number; height: number } {
  const { span } = evaluateWristFit({ around: 0, flat: null }, watch);
  return { width: ARM, height: Math.ceil(Math.max(span, LARGEST_BREADTH) + 2 * AIR) };
}

/** A watch on a wrist from above, to scale, as SVG. The arm is horizontal, so that the lugs point to its edges. */
export function watchDrawing(watch: WatchMeasures, around: DrawnWrist): string {
  const { span } = evaluateWristFit({ around, flat: null }, watch);
  const { width, height, radius, lugAt } = watchBox(watch, span);
  const breadth = wristWidth(around);
  const edge = typicalFlatWidth(around) / 2;
  return scaleDrawing(watchDrawingSize(watch), [
    box(ARM, breadth, SKIN),
    box(STRAP_WIDTH, breadth, STRAP),
    ...[-lugAt, lugAt].map((x) => box(LUG, span, METAL, { x, rx: 1 })),
    box(CROWN, CROWN, METAL, { x: width / 2 + CROWN / 2 - 0.6, rx: 0.6 }),
    box(width, height, METAL, { rx: radius }),
    box(width - 2 * BEZEL, height - 2 * BEZEL, DIAL, { rx: Math.max(0, radius - BEZEL) }),
    // Ten past ten, as usual in watch displays.
    `<path d="M${-width * 0.17} ${-width * 0.1}L0 0L${width * 0.24} ${-width * 0.14}" fill="none" stroke="${INK}" stroke-linecap="round"/>`,
    `<circle r="1" fill="${INK}"/>`,
    `<path d="M${-ARM / 2} ${-edge}H${ARM / 2}M${-ARM / 2} ${edge}H${ARM / 2}" stroke="${BRASS}" stroke-width=".5" stroke-dasharray="2 2"/>`,
  ]);
}

/** Width and height of a drawing of bangles: the same for all wrists. */
export function bangleDrawingSize(sizes: readonly BangleSize[]): { width: number; height: number } {
  const side = bangleSide(sizes);
  const columns = Math.min(COLUMNS, sizes.length);
  return { width: side * columns, height: side * Math.ceil(sizes.length / columns) };
}

/** Every size of a bangle around a wrist, along the arm and all in one scale, as SVG. The names are in the middle. */
export function bangleDrawing(sizes: readonly BangleSize[], around: DrawnWrist): string {
  const side = bangleSide(sizes);
  const whole = bangleDrawingSize(sizes);
  const breadth = wristWidth(around);
  const parts = sizes.map(({ name, width }, index) => {
    const x = side * ((index % COLUMNS) + 0.5) - whole.width / 2;
    const y = side * (Math.floor(index / COLUMNS) + 0.5) - whole.height / 2;
    return (
      `<g transform="translate(${x} ${y})">` +
      `<ellipse rx="${breadth / 2}" ry="${(breadth * DEPTH_OF_BREADTH) / 2}" fill="${SKIN}" stroke="${SKIN_EDGE}" stroke-width=".4"/>` +
      // Drawn outside the inner width, whatever the thickness of the bangle is.
      `<circle r="${(width + BANGLE_LINE) / 2}" fill="none" stroke="${BRASS}" stroke-width="${BANGLE_LINE}"/>` +
      `<text y="${LETTERS * 0.35}" font-family="sans-serif" font-size="${LETTERS}" text-anchor="middle" fill="${INK}">${name}</text></g>`
    );
  });
  return scaleDrawing(whole, parts);
}

function bangleSide(sizes: readonly BangleSize[]): number {
  return Math.ceil(Math.max(LARGEST_BREADTH, ...sizes.map(({ width }) => width)) + 2 * AIR);
}

/** A rectangle around the centre, or around `x` on the same height. */
function box(width: number, height: number, fill: string, { x = 0, rx = 0 } = {}): string {
  return `<rect x="${x - width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
}
