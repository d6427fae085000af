import { deliveryDate } from './business-days.ts';
import type { Zone } from './postal-zones.ts';

/** Said where no day can be promised. */
export const FALLBACK_DAYS = '12-15';

/** When something arrives; the dates are `YYYY-MM-DD` in India, and empty where only the text is known. */
export interface DeliveryPromise {
  earliestDate: string;
  latestDate: string;
  deliveryDays: string;
}

/** When an order that is placed at `now` (epoch milliseconds) arrives in a zone. */
export function deliveryPromise({ days }: Pick<Zone, 'days'>, now: number): DeliveryPromise {
  return {
    earliestDate: days ? deliveryDate(now, days[0]) : '',
    latestDate: days ? deliveryDate(now, days[1]) : '',
    deliveryDays: days ? `${days[0]}-${days[1]}` : FALLBACK_DAYS,
  };
}
