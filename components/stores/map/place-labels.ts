/** A dot on the map, in pixels, with the label to place beside it. */
interface Labelled {
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

/** Approximately, for the store's smallest text. */
const LETTER_PX = 7;
const LINE_PX = 16;
/** The distance from a dot's centre to its label. */
export const LABEL_GAP_PX = 14;
const DOT_PX = 13;

const SIDES = ['right', 'left'] as const;

/**
 * Returns on which side of each dot its label is placed, so that it overlaps no dot, no other label and no
 * edge; `none` where there is no room. `width` is that of the map. Earlier dots are placed first.
 */
export function placeLabels(dots: readonly Labelled[], width: number): LabelSide[] {
  const occupied: Box[] = dots.map(({ x, y }) => ({
    left: x - DOT_PX,
    right: x + DOT_PX,
    top: y - DOT_PX,
    bottom: y + DOT_PX,
  }));
  return dots.map((dot) => {
    for (const side of SIDES) {
      const box = boxOf(dot, side);
      if (box.left < 0 || box.right > width || occupied.some((other) => overlap(box, other))) continue;
      occupied.push(box);
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
