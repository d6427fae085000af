import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { DeliveryPromise } from '#lib/storefront/orders/types.ts';

/** Returns the delivery promise in the form that an order stores. */
export function toDeliveryPromise({
  earliestDate,
  latestDate,
  deliveryDays,
}: Pick<Serviceability, 'earliestDate' | 'latestDate' | 'deliveryDays'>): DeliveryPromise {
  return { earliestDate, latestDate, days: deliveryDays };
}
