import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { DeliveryPromise } from '#lib/storefront/orders/types.ts';

/** What is promised of a delivery, as an order will keep it. */
export function toDeliveryPromise({ earliestDate, latestDate, deliveryDays }: Serviceability): DeliveryPromise {
  return { earliestDate, latestDate, days: deliveryDays };
}
