import type { WatchMeasures } from './wrist-fit.ts';

// Lengths are millimetres.

/** The outline of a drawn watch: its case with the radius of its corners, and where its lugs are. */
interface WatchBox {
  width: number;
  height: number;
  radius: number;
  /** The distance of each lug from the middle. */
  lugAt: number;
}

/** The width of the bezel, of a lug and of the crown. */
export const BEZEL = 2;
export const LUG = 3;
export const CROWN = 2.4;

/** The part of the lug-to-lug length that an oblong case takes. */
const OBLONG_OF_SPAN = 0.84;
/** The radius of corners as a part of the width; a case of another shape is drawn round. */
const ROUNDINGS: Readonly<Record<string, number>> = { octagonal: 0.22, cushion: 0.28, rectangular: 0.06, tonneau: 0.4 };
const ROUND = 0.5;

/** The outline of a watch that is `span` from lug to lug. */
export function watchBox({ caseSize, shape }: Pick<WatchMeasures, 'caseSize' | 'shape'>, span: number): WatchBox {
  const isOblong = /rectang|tonneau/i.test(shape);
  return {
    width: caseSize,
    height: isOblong ? span * OBLONG_OF_SPAN : caseSize,
    radius: (ROUNDINGS[shape.toLowerCase()] ?? ROUND) * caseSize,
    lugAt: Math.min(11, caseSize * 0.32),
  };
}
