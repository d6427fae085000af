import { DAY_MS } from '#lib/shared/durations.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { parsePrice } from '#lib/shared/price-text.ts';

/** Why a cell cannot be used; completes a sentence that begins with its column. */
export class WrongCell extends Error {}

/** Paise of a price such as `12,499`, `₹12,499.50` or `12499 INR`. Throws WrongCell. */
export function paiseIn(cell: string): number {
  const price = parsePrice(cell);
  if (price === null) throw new WrongCell(`is "${cell}", not a price in rupees such as 12499 or 12499.50`);
  return Math.round(price * 100);
}

/** A whole number, with a sign if need be. Throws WrongCell. */
export function wholeNumberIn(cell: string): number {
  if (!/^[+-]?\d{1,7}$/.test(cell)) throw new WrongCell(`is "${cell}", not a whole number`);
  return Number(cell);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?$/;

/**
 * A time in ISO 8601, in India's time unless it says otherwise. A day alone is its first moment, or with `isEnd` the moment
 * after its last. Throws WrongCell.
 */
export function timeIn(cell: string, isEnd: boolean): string {
  const at = epochOf(cell, isEnd);
  if (Number.isNaN(at)) throw new WrongCell(`is "${cell}", not a time such as 2026-11-27 or 2026-11-27 18:00`);
  return new Date(at).toISOString();
}

function epochOf(cell: string, isEnd: boolean): number {
  if (DAY.test(cell)) return startOfDayInIndia(cell) + (isEnd ? DAY_MS : 0);
  const [, day, clock, offset = '+05:30'] = TIME.exec(cell) ?? [];
  return Date.parse(`${day}T${clock}${offset}`);
}
