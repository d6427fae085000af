import { formatDay, formatTime } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { minutesOf } from '#lib/shared/store-hours.ts';
import { clockTime } from './opening.ts';
import type { StoreStock } from './types.ts';

const LEVELS = { 'in-stock': 'In stock', 'few-left': 'Few left' } as const;

/**
 * The stock level of a product in a physical store at `now` (epoch milliseconds), with the age of the information: `In
 * stock today, updated at 9:40 am`, `Few left when last updated, Sat 14 Nov`.
 */
export function stockLevelText({ level, updatedAt }: StoreStock, now: number): string {
  const day = dayInIndia(updatedAt);
  if (day !== dayInIndia(now)) return `${LEVELS[level]} when last updated, ${formatDay(day)}`;
  return `${LEVELS[level]} today, updated at ${clockTime(minutesOf(formatTime(updatedAt)))}`;
}

/** The sizes in stock: `Size 12`, `Sizes 12, 14 and 16`; empty where the product comes in one size. */
export function sizesText({ sizes }: StoreStock): string {
  if (sizes.length === 0) return '';
  return `${sizes.length === 1 ? 'Size' : 'Sizes'} ${new Intl.ListFormat('en-IN').format(sizes)}`;
}

/** Whether and when an order can be collected from a store; empty where it cannot. */
export function collectHoursText({ collectHours }: Pick<StoreStock, 'collectHours'>): string {
  if (collectHours === null) return '';
  if (collectHours === 0) return 'Order online and collect it here, free';
  return `Order online and collect it here, free. Ready in ${collectHours} ${collectHours === 1 ? 'hour' : 'hours'} during store hours`;
}
