import { deliveryDate } from './business-days.ts';
import type { Zone } from './postal-zones.ts';

/** The text when no date can be promised. */
export const FALLBACK_DAYS = '12-15';

/** When a delivery arrives; dates are `YYYY-MM-DD` in India, and empty when only the text is known. */
export interface PromisedDelivery {
  earliestDate: string;
  latestDate: string;
  deliveryDays: string;
}

/** When an order placed at `now` (epoch milliseconds) arrives in a zone. */
export function deliveryPromise({ days }: Pick<Zone, 'days'>, now: number): PromisedDelivery {
  return {
    earliestDate: days ? deliveryDate(now, days[0]) : '',
    latestDate: days ? deliveryDate(now, days[1]) : '',
    deliveryDays: days ? `${days[0]}-${days[1]}` : FALLBACK_DAYS,
  };
}
