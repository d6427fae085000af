// Lengths are millimetres.

/** What a watch measures. */
export interface WatchMeasures {
  /** Diameter, or width of a case that is not round, without the crown. */
  caseSize: number;
  /** From the tips of the upper lugs to those of the lower ones; null where nobody knows it. */
  lugToLug: number | null;
  /** E.g. `Round`; empty where nobody knows it. */
  shape: string;
}

export interface Wrist {
  /** Circumference where a watch sits. */
  around: number;
  /** Width of the flat part across the top, where it was measured; null otherwise. */
  flat: number | null;
}

/** How a watch sits. `span`: lug to lug, `isEstimated` where only the case is known; `flat`: the room that the wrist has for it. */
export interface WristFit {
  kind: 'small' | 'well' | 'large';
  span: number;
  flat: number;
  isEstimated: boolean;
}

export const SMALLEST_WRIST = 120;
export const LARGEST_WRIST = 240;
export const SMALLEST_FLAT = 25;
export const LARGEST_FLAT = 80;

/** A round watch is so many times as long from lug to lug as its case is wide: the mean of the catalogue. */
const SPAN_OF_CASE = 1.16;
/** Below this part of the flat a watch looks small: what the smallest usual case comes to on a wrist. */
const SMALL_BELOW = 0.7;
/** A wrist seen from above is about a third of its circumference wide. */
const BREADTH_OF_AROUND = 1 / 3;

/**
 * The flat part across the top of a wrist, where nobody measured it. It follows the store's table of wrists and lugs: 42 mm at
 * 145 mm around, and 2 mm more for every 10 mm, which is 13 mm and a fifth of the circumference.
 */
export function usualFlat(around: number): number {
  return 13 + around / 5;
}

/** How wide a wrist is seen from above. */
export function wristBreadth(around: number): number {
  return around * BREADTH_OF_AROUND;
}

/** Whether a watch stands within the flat of a wrist: its lugs must not reach over the edges. */
export function wristFit(wrist: Wrist, { caseSize, lugToLug }: Pick<WatchMeasures, 'caseSize' | 'lugToLug'>): WristFit {
  const span = lugToLug ?? Math.round(caseSize * SPAN_OF_CASE);
  const flat = Math.round(wrist.flat ?? usualFlat(wrist.around));
  const kind = span > flat ? 'large' : span < flat * SMALL_BELOW ? 'small' : 'well';
  return { kind, span, flat, isEstimated: lugToLug === null };
}
