import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CourierEvent } from '../courier.ts';
import { trackingStatusOf } from './statuses.ts';

const numberOrText = z.union([z.number(), z.string()]);

/** A scan of a parcel, in webhooks and answers alike. */
export const scan = z.object({
  date: z.string().max(40),
  activity: z.string().nullish(),
  location: z.string().nullish(),
  'sr-status': numberOrText.nullish(),
});
type Scan = z.output<typeof scan>;

const MAX_TEXT = 200;
const MAX_EVENTS = 100;
/** A phone number, such as that of a delivery agent: it is nobody's business later. */
const PHONE = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{9}(?!\d)/g;
const DAY_FIRST = /^(\d{2}) (\d{2}) (\d{4}) (\d{2}:\d{2}:\d{2})$/;
const YEAR_FIRST = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;

/** A time of Shiprocket, `2022-07-19 11:37:00` or `23 05 2023 11:43:52` in India, in epoch milliseconds; null for any other text. */
export function timeOf(text: string): number | null {
  const [, day, month, year, clock] = DAY_FIRST.exec(text) ?? [];
  const [, date, time] = YEAR_FIRST.exec(text) ?? [];
  const at = Date.parse(day ? `${year}-${month}-${day}T${clock}+05:30` : `${date}T${time}+05:30`);
  return Number.isNaN(at) ? null : at;
}

/** What scans report, the oldest first and no more than the last hundred; those without a meaning or a time are left out. */
export function eventsOf(awb: string, scans: readonly Scan[]): CourierEvent[] {
  return scans
    .flatMap((one) => eventOf(awb, one) ?? [])
    .toSorted((a, b) => a.at - b.at)
    .slice(-MAX_EVENTS);
}

function eventOf(awb: string, one: Scan): CourierEvent | null {
  const status = trackingStatusOf(one['sr-status'] ?? '');
  const at = timeOf(one.date);
  if (!status || at === null) return null;
  const note = plain(one.activity);
  const id = createHash('sha256').update(`${awb}\n${one.date}\n${one['sr-status']}\n${note}`).digest('base64url');
  return { id: id.slice(0, 32), status, at, place: plain(one.location), note };
}

/** A text of the courier on one line, without phone numbers. */
function plain(text: string | null | undefined): string {
  const line = (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(PHONE, '…')
    .trim();
  return line === 'NA' ? '' : line.slice(0, MAX_TEXT);
}
