import { NO_LENGTH, parseLengthParam, parseProductParam } from '#lib/shared/page-params.ts';
import { firstValue, type Parameters } from '#lib/shared/url-query.ts';
import { LARGEST_FLAT, LARGEST_WRIST, SMALLEST_FLAT, SMALLEST_WRIST } from './wrist-fit.ts';

/** What a field holds: nothing, a length, or something that is none and that nobody repeats. */
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

/** What the ring sizer is asked. Lengths in millimetres. */
export interface RingQuery {
  /** Empty where no ring is looked at. */
  product: string;
  around: MeasuredLength;
  width: MeasuredLength;
}

/** Reads the address of the ring sizer. */
export function parseRingQuery(parameters: Parameters): RingQuery {
  return {
    product: parseProductParam(firstValue(parameters.product)),
    around: length(parameters.around),
    width: length(parameters.width),
  };
}

/** What the watch guide is asked. */
export interface WristQuery {
  /** Empty where no watch is looked at. */
  product: string;
  /** Centimetres. */
  wrist: MeasuredLength;
  /** Millimetres. */
  flat: MeasuredLength;
}

/** Reads the address of the watch guide. */
export function parseWristQuery(parameters: Parameters): WristQuery {
  return {
    product: parseProductParam(firstValue(parameters.product)),
    wrist: length(parameters.wrist),
    flat: length(parameters.flat),
  };
}

/** The circumference of a wrist in millimetres; null where nothing, or no wrist, was told. */
export function wristAround({ value }: MeasuredLength): number | null {
  return within(value === null ? null : Math.round(value * 10), SMALLEST_WRIST, LARGEST_WRIST);
}

/** The flat of a wrist in millimetres; null where nothing, or no wrist, was told. */
export function wristFlat({ value }: MeasuredLength): number | null {
  return within(value, SMALLEST_FLAT, LARGEST_FLAT);
}

function within(value: number | null, smallest: number, largest: number): number | null {
  return value !== null && value >= smallest && value <= largest ? value : null;
}
