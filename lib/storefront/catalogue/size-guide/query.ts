import { NO_LENGTH, parseLengthParam, parseProductParam } from '#lib/shared/page-params.ts';
import { firstValue, type Parameters } from '#lib/shared/url-query.ts';
import { LARGEST_FLAT, LARGEST_WRIST, SMALLEST_FLAT, SMALLEST_WRIST } from './wrist-fit.ts';

/** The content of a length field: empty, a length, or an invalid text that is not echoed. */
export interface MeasuredLength {
  text: string;
  value: number | null;
  isWrong: boolean;
}

function length(param: Parameters[string]): MeasuredLength {
  const text = parseLengthParam(firstValue(param));
  const isWrong = text === NO_LENGTH;
  return { text: isWrong ? '' : text, value: isWrong || text === '' ? null : Number(text), isWrong };
}

/** The query of the ring sizer. Lengths in millimetres. */
export interface RingQuery {
  /** The code of the ring; empty where the guide was opened without one. */
  product: string;
  around: MeasuredLength;
  width: MeasuredLength;
}

/** Parses the query of the ring sizer. */
export function parseRingQuery(parameters: Parameters): RingQuery {
  return {
    product: parseProductParam(firstValue(parameters.product)),
    around: length(parameters.around),
    width: length(parameters.width),
  };
}

/** The query of the watch guide. */
export interface WristQuery {
  /** The code of the watch; empty where the guide was opened without one. */
  product: string;
  /** Centimetres. */
  wrist: MeasuredLength;
  /** Millimetres. */
  flat: MeasuredLength;
}

/** Parses the query of the watch guide. */
export function parseWristQuery(parameters: Parameters): WristQuery {
  return {
    product: parseProductParam(firstValue(parameters.product)),
    wrist: length(parameters.wrist),
    flat: length(parameters.flat),
  };
}

/** The circumference of a wrist in millimetres; null where the field is empty or not plausible for a wrist. */
export function wristCircumference({ value }: MeasuredLength): number | null {
  return within(value === null ? null : Math.round(value * 10), SMALLEST_WRIST, LARGEST_WRIST);
}

/** The flat part of a wrist in millimetres; null where the field is empty or not plausible for a wrist. */
export function wristFlatWidth({ value }: MeasuredLength): number | null {
  return within(value, SMALLEST_FLAT, LARGEST_FLAT);
}

function within(value: number | null, smallest: number, largest: number): number | null {
  return value !== null && value >= smallest && value <= largest ? value : null;
}
