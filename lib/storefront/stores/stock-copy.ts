import { clockText } from '#lib/shared/clock-text.ts';
import { formatDay, formatTime } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { listText } from '#lib/shared/list-text.ts';
import { minutesOf } from '#lib/shared/store-hours.ts';
import * as m from '#messages';
import type { StoreStock } from './types.ts';

const LEVELS = { 'in-stock': 'many', 'few-left': 'few' } as const;

/**
 * The stock level of a product in a physical store at `now` (epoch milliseconds), with the age of the information: `In
 * stock today, updated at 9:40 am`, `Few left when last updated, Sat 14 Nov`.
 */
export function stockLevelText({ level, updatedAt }: StoreStock, now: number): string {
  const day = dayInIndia(updatedAt);
  if (day !== dayInIndia(now)) return m.storesStockOn({ level: LEVELS[level], day: formatDay(day) });
  return m.storesStockToday({ level: LEVELS[level], time: clockText(minutesOf(formatTime(updatedAt))) });
}

/** The sizes in stock: `Size 12`, `Sizes 12, 14 and 16`; empty where the product comes in one size. */
export function sizesText({ sizes }: StoreStock): string {
  if (sizes.length === 0) return '';
  return m.storesSizes({ count: sizes.length, sizes: listText(sizes.map(localSize)) });
}

/** Whether and when an order can be collected from a store; empty where it cannot. */
export function collectHoursText({ collectHours }: Pick<StoreStock, 'collectHours'>): string {
  if (collectHours === null) return '';
  if (collectHours === 0) return m.storesCollectFree();
  return m.storesCollectReady({ hours: collectHours });
}
