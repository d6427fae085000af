/** A dot with the words that are to stand beside it, in pixels. */
export interface Labelled {
  x: number;
  y: number;
  text: string;
}

export type LabelSide = 'right' | 'left' | 'none';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the smallest text of the store, about. */
const LETTER_PX = 7;
const LINE_PX = 16;
/** From the middle of a dot to the words beside it. */
export const LABEL_GAP_PX = 14;
const DOT_PX = 13;

const SIDES = ['right', 'left'] as const;

/**
 * On which side of each dot its words stand, so that they lie upon no dot, no other words and no edge; `none` where there is
 * no room. `width`: of the map. The first dots choose first.
 */
export function placeLabels(dots: readonly Labelled[], width: number): LabelSide[] {
  const taken: Box[] = dots.map(({ x, y }) => ({
    left: x - DOT_PX,
    right: x + DOT_PX,
    top: y - DOT_PX,
    bottom: y + DOT_PX,
  }));
  return dots.map((dot) => {
    for (const side of SIDES) {
      const box = boxOf(dot, side);
      if (box.left < 0 || box.right > width || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return side;
    }
    return 'none';
  });
}

function boxOf({ x, y, text }: Labelled, side: 'right' | 'left'): Box {
  const length = text.length * LETTER_PX;
  const left = side === 'right' ? x + LABEL_GAP_PX : x - LABEL_GAP_PX - length;
  return { left, right: left + length, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
