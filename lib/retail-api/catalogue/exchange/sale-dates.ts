import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

const DAY_MS = 86_400_000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** How the sale of a product stands at the moment of an import. */
export interface Sale {
  isOn: boolean;
  /** When its dates change that, in epoch milliseconds; null where they never do. */
  changesAt: number | null;
}

/**
 * How a sale stands at `now` (epoch milliseconds) by its dates as Google Merchant writes them, two moments of ISO 8601 with
 * a slash between: `2026-11-20T00:00+0530/2026-12-01`. A day alone counts from its beginning to its end, a time without
 * offset as India's. Null where they cannot be read.
 */
export function saleAt(dates: string, now: number): Sale | null {
  const [begins = '', ends = '', ...more] = dates.split('/').map((moment) => moment.trim());
  const [from, until] = [momentOf(begins, 0), momentOf(ends, DAY_MS)];
  if (from === null || until === null || until <= from || more.length > 0) return null;
  const isOn = now >= from && now < until;
  return { isOn, changesAt: now < from ? from : isOn ? until : null };
}

/** Epoch milliseconds; `wholeDay` is added where only a day is told. */
function momentOf(text: string, wholeDay: number): number | null {
  const [, day, time, offset] = MOMENT.exec(text) ?? [];
  if (day === undefined) return null;
  const local = Date.parse(`${day}T${time ?? '00:00'}Z`);
  if (Number.isNaN(local)) return null;
  return local - aheadOf(offset) + (time === undefined ? wholeDay : 0);
}

/** Milliseconds that a clock with this offset is ahead of UTC. */
function aheadOf(offset: string | undefined): number {
  if (offset === undefined) return INDIA_AHEAD_MS;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
