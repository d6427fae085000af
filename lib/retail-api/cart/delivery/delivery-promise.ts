import type { DeliveryZone } from '#lib/shared/delivery-rules.ts';
import { deliveryDate } from './business-days.ts';

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
export function deliveryPromise(
  { days: [first, last], promised }: Pick<DeliveryZone, 'days' | 'promised'>,
  now: number,
  extra = 0,
): PromisedDelivery {
  return {
    earliestDate: promised ? deliveryDate(now, first + extra) : '',
    latestDate: promised ? deliveryDate(now, last + extra) : '',
    deliveryDays: `${first + extra}-${last + extra}`,
  };
}
