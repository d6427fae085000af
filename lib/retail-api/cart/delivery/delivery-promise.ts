import { deliveryDate } from './business-days.ts';
import type { Zone } from './postal-zones.ts';

/** The text when no date can be promised. */
export const FALLBACK_DAYS = '12-15';

/** When a delivery arrives; dates are `YYYY-MM-DD` in India, and empty when only the text is known. */
interface PromisedDelivery {
  earliestDate: string;
  latestDate: string;
  deliveryDays: string;
}

/**
 * When an order placed at `now` (epoch milliseconds) arrives in a zone; making it ready takes `extra` more business
 * days, as an engraving does.
 */
export function deliveryPromise({ days: usual }: Pick<Zone, 'days'>, now: number, extra = 0): PromisedDelivery {
  const days = usual && ([usual[0] + extra, usual[1] + extra] as const);
  return {
    earliestDate: days ? deliveryDate(now, days[0]) : '',
    latestDate: days ? deliveryDate(now, days[1]) : '',
    deliveryDays: days ? `${days[0]}-${days[1]}` : laterDays(extra),
  };
}

/** The text without a date, each of its numbers later by the extra days. */
function laterDays(extra: number): string {
  return FALLBACK_DAYS.replace(/\d+/g, (days) => String(Number(days) + extra));
}
