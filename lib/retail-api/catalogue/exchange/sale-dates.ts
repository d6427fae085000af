import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The status of a product's sale at the time of an import. */
export interface Sale {
  isOn: boolean;
  /** When its dates next change that, in epoch milliseconds; null if they never do. */
  changesAt: number | null;
}

/**
 * The status of a sale at `now` (epoch milliseconds) by its dates in Google Merchant's format, two ISO 8601
 * timestamps with a slash between: `2026-11-20T00:00+0530/2026-12-01`. A date without time counts from the start
 * to the end of the day, a time without offset is IST. Null if they cannot be parsed.
 */
export function saleAt(dates: string, now: number): Sale | null {
  const [begins = '', ends = '', ...more] = dates.split('/').map((moment) => moment.trim());
  const [from, until] = [momentOf(begins, 0), momentOf(ends, DAY_MS)];
  if (from === null || until === null || until <= from || more.length > 0) return null;
  const isOn = now >= from && now < until;
  return { isOn, changesAt: now < from ? from : isOn ? until : null };
}

/**
 * The status of a sale at `now` by dates that may be open at either end; null if one cannot be parsed. Beside ISO 8601 a
 * date may be as Magento exports it: `11/20/26, 12:00 AM`, the month first.
 */
export function saleBetween(begins: string | undefined, ends: string | undefined, now: number): Sale | null {
  const from = begins === undefined ? -Infinity : momentOf(isoText(begins), 0);
  const until = ends === undefined ? Infinity : momentOf(isoText(ends), DAY_MS);
  if (from === null || until === null || until <= from) return null;
  const isOn = now >= from && now < until;
  const changesAt = now < from ? from : isOn && until !== Infinity ? until : null;
  return { isOn, changesAt };
}

const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? (\d{1,2}):(\d{2})(?: ?([AP]M))?)?$/i;

function isoText(date: string): string {
  const [, month = '', day = '', year = '', hour, minute, half] = MONTH_FIRST.exec(date.trim()) ?? [];
  if (month === '') return date.trim();
  const twoDigits = (number: string | number) => String(number).padStart(2, '0');
  const iso = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (hour === undefined) return iso;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  return `${iso}T${twoDigits(hours)}:${minute}`;
}

/** Epoch milliseconds; `wholeDay` is added for a date without time. */
function momentOf(text: string, wholeDay: number): number | null {
  const [, day, time, offset] = MOMENT.exec(text) ?? [];
  if (day === undefined) return null;
  const local = Date.parse(`${day}T${time ?? '00:00'}Z`);
  if (Number.isNaN(local)) return null;
  return local - aheadOf(offset) + (time === undefined ? wholeDay : 0);
}

/** The offset from UTC in milliseconds. */
function aheadOf(offset: string | undefined): number {
  if (offset === undefined) return INDIA_AHEAD_MS;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
}
