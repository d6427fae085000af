import * as m from '#messages';
import { byLanguage } from './by-language.ts';
import { clockText } from './clock-text.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { INDIA_AHEAD_MS, startOfDayInIndia } from './india-time.ts';

const format = (options: Intl.DateTimeFormatOptions) => byLanguage((tag) => new Intl.DateTimeFormat(tag, options));

const DAY = format({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a calendar day `YYYY-MM-DD` for shoppers: `Sat 14 Nov`. Empty for anything else. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return '';
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    DAY()
      .formatToParts(date)
      .find((entry) => entry.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

const INDIA = 'Asia/Kolkata';
const DATE = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: INDIA });
const SHORT_DATE = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: INDIA,
});
const DATE_OF_YEAR = format({ day: 'numeric', month: 'long', timeZone: INDIA });
const YEAR = format({ year: 'numeric', timeZone: INDIA });
const MOMENT = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: INDIA,
});

/** Formats the day in India of a time in epoch milliseconds: `14 November 2026`. */
export function formatDate(at: number): string {
  return DATE().format(at);
}

/** Formats a day `YYYY-MM-DD` in India: `14 November 2026`. */
export function formatDateOfDay(day: string): string {
  return formatDate(startOfDayInIndia(day));
}

/** Formats the day in India of a time in epoch milliseconds in short: `14 Nov 2026`. */
export function formatShortDate(at: number): string {
  return SHORT_DATE().format(at);
}

/** Formats the day in India relative to `now`: `14 November`, with the year where it differs. */
export function formatNearDate(at: number, now: number): string {
  return YEAR().format(at) === YEAR().format(now) ? DATE_OF_YEAR().format(at) : formatDate(at);
}

function momentIn(moment: Intl.DateTimeFormat, at: number): string {
  const parts = new Map(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = ['weekday', 'day', 'month', 'year'].map((type) => parts.get(type as Intl.DateTimeFormatPartTypes));
  const time = clockText(Math.floor(((at + INDIA_AHEAD_MS) % DAY_MS) / MINUTE_MS), true);
  return `${day.join(' ')}, ${time}`;
}

/** Formats a time in epoch milliseconds as date and time in India: `Sat 14 Nov 2026, 4:05 pm`. */
export function formatMoment(at: number): string {
  return momentIn(MOMENT(), at);
}

const LONG_MOMENT = format({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: INDIA,
});

/** Formats the same in full: `Saturday 14 November 2026, 4:05 pm`. */
export function formatLongMoment(at: number): string {
  return momentIn(LONG_MOMENT(), at);
}

/**
 * Formats the time of day in India of a time in epoch milliseconds, with its day relative to that of `now`:
 * `4:05 pm today`.
 */
export function formatNearMoment(at: number, now: number): string {
  const [day = '', time = ''] = formatMoment(at).split(', ');
  return formatDate(at) === formatDate(now) ? m.sharedTimeToday({ time }) : m.sharedTimeOnDay({ time, day });
}

const TIME = format({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: INDIA,
});

/** Formats the time of day in India of a time in epoch milliseconds: `16:05`. */
export function formatTime(at: number): string {
  return TIME().format(at);
}
