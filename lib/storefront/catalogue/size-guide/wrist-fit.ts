// Lengths are millimetres.

/** The measurements of a watch. */
export interface WatchMeasures {
  /** Diameter, or width of a case that is not round, without the crown. */
  caseSize: number;
  /** The distance between the tips of the upper and lower lugs; null where unknown. */
  lugToLug: number | null;
  /** E.g. `Round`; empty where unknown. */
  shape: string;
}

export interface Wrist {
  /** The circumference of the wrist where a watch is worn. */
  around: number;
  /** The measured width of the flat part on top of the wrist; null where it was not measured. */
  flat: number | null;
}

/**
 * How a watch fits. `span`: lug to lug, `isEstimated` where only the case is known; `flat`: the width that the wrist has
 * for it.
 */
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

/** The usual ratio of lug-to-lug length to case width of a round watch: the mean of the catalogue. */
const SPAN_OF_CASE = 1.16;
/** Below this share of the flat a watch looks small; it is the share of the smallest usual case. */
const SMALL_BELOW = 0.7;
/** The breadth of a wrist seen from above is about a third of its circumference. */
const BREADTH_OF_AROUND = 1 / 3;

/**
 * Estimates the flat part on top of a wrist that was not measured there, following the store's table of wrists and lugs:
 * 42 mm at a circumference of 145 mm, and 2 mm more for every 10 mm, which is 13 mm plus a fifth of the circumference.
 */
export function typicalFlatWidth(around: number): number {
  return 13 + around / 5;
}

/** The breadth of a wrist seen from above. */
export function wristWidth(around: number): number {
  return around * BREADTH_OF_AROUND;
}

/** Whether a watch fits on the flat part of a wrist: its lugs must not reach over the edges. */
export function evaluateWristFit(
  wrist: Wrist,
  { caseSize, lugToLug }: Pick<WatchMeasures, 'caseSize' | 'lugToLug'>,
): WristFit {
  const span = lugToLug ?? Math.round(caseSize * SPAN_OF_CASE);
  const flat = Math.round(wrist.flat ?? typicalFlatWidth(wrist.around));
  const kind = span > flat ? 'large' : span < flat * SMALL_BELOW ? 'small' : 'well';
  return { kind, span, flat, isEstimated: lugToLug === null };
}
