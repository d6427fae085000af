import type { SettlementUnit } from '#lib/contract/index.ts';
import { INDIA_AHEAD_MS, startOfDayInIndia } from '#lib/shared/india-time.ts';

/** Why a row of a settlement report cannot be used; the message completes a sentence that begins with `column`. */
export class WrongSettlementCell extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

/** Names are compared without case, spaces and signs: `Settlement UTR` is `settlement_utr`. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Commas between thousands or lakhs; in `1249,50` the comma is none of them. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
// Below ₹100 crore, so that the sum of a report is exact.
const RUPEES = /^([+-]?)(\d{1,9})(?:\.(\d{1,2})0*)?$/;
const PAISE = /^[+-]?\d{1,11}$/;
const ISO_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/;
const INDIAN_TIME = /^(\d\d)[/-](\d\d)[/-](\d{4})(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;
const SECONDS = /^\d{9,10}$/;
/** Reports are found by a month of this century. */
const CENTURY = { start: startOfDayInIndia('2000-01-01'), end: startOfDayInIndia('2100-01-01') };

/** The filled cells of a row. The readers take several names of the same column, and use the first that is filled. */
export class SettlementCells {
  readonly #cells: ReadonlyMap<string, string>;
  readonly #unit: SettlementUnit;

  constructor(row: Readonly<Record<string, string>>, unit: SettlementUnit) {
    const cells = Object.entries(row).map(
      ([name, cell]) => [keyOf(name), cell.trim().replace(/^'(?=[+-])/, '')] as const,
    );
    this.#cells = new Map(cells.filter(([, cell]) => cell !== ''));
    this.#unit = unit;
  }

  has(...names: string[]): boolean {
    return this.#find(names) !== undefined;
  }

  /** A text of at most 100 visible characters; empty if there is none. Throws WrongSettlementCell. */
  text(...names: [string, ...string[]]): string {
    const text = this.#find(names) ?? '';
    if (text.length > 100) throw new WrongSettlementCell(names[0], 'must have at most 100 characters');
    if (/[\p{Cc}\p{Cf}]/u.test(text)) throw new WrongSettlementCell(names[0], 'must not contain invisible characters');
    return text;
  }

  /** A text that must be there. Throws WrongSettlementCell. */
  required(...names: [string, ...string[]]): string {
    const text = this.text(...names);
    if (text === '') throw new WrongSettlementCell(names[0], 'is missing');
    return text;
  }

  /** An amount in paise; 0 if there is none. Throws WrongSettlementCell. */
  money(...names: [string, ...string[]]): number {
    const stated = this.#find(names) ?? '0';
    const text = GROUPED.test(stated) ? stated.replaceAll(',', '') : stated;
    if (this.#unit === 'paise') {
      if (PAISE.test(text)) return Number(text);
      throw new WrongSettlementCell(names[0], `is "${text}", not a whole number of paise`);
    }
    const [, sign, whole, decimals = ''] = RUPEES.exec(text) ?? [];
    if (whole === undefined)
      throw new WrongSettlementCell(names[0], `is "${text}", not an amount in rupees such as 1249.50`);
    const paise = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    return sign === '-' && paise > 0 ? -paise : paise;
  }

  /** An amount that must be there, in paise. Throws WrongSettlementCell. */
  requiredMoney(...names: [string, ...string[]]): number {
    this.required(...names);
    return this.money(...names);
  }

  /**
   * A moment in epoch milliseconds: seconds since 1970, `2026-11-27 18:00:00` or `27/11/2026 18:00:00`, in India's time
   * unless it says otherwise, in this century. Throws WrongSettlementCell.
   */
  time(...names: [string, ...string[]]): number {
    const text = this.required(...names);
    const at = momentOf(text);
    if (!(at >= CENTURY.start && at < CENTURY.end))
      throw new WrongSettlementCell(names[0], `is "${text}", not a time such as 2026-11-27 18:00`);
    return at;
  }

  #find(names: readonly string[]): string | undefined {
    for (const name of names) {
      const cell = this.#cells.get(keyOf(name));
      if (cell !== undefined) return cell;
    }
    return undefined;
  }
}

function momentOf(text: string): number {
  if (SECONDS.test(text)) return Number(text) * 1000;
  const iso = ISO_TIME.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '', hour, minute, second, offset] = iso;
    if (offset !== undefined) return isDay(year, month, day) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
    return indianMoment(year, month, day, hour, minute, second);
  }
  const [, day = '', month = '', year = '', hour, minute, second] = INDIAN_TIME.exec(text) ?? [];
  return indianMoment(year, month, day, hour, minute, second);
}

function indianMoment(year: string, month: string, day: string, hour = '00', minute = '00', second = '00'): number {
  if (!isDay(year, month, day)) return Number.NaN;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - INDIA_AHEAD_MS;
}

/** Whether there is such a day: Date.parse takes 2026-02-31 for 3 March. */
function isDay(year: string, month: string, day: string): boolean {
  return new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
}
