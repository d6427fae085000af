import type { Order } from '#lib/storefront/orders/types.ts';
import { basketOf, toItem, toRupeeAmount } from './items.ts';
import type { PurchaseEvent } from './types.ts';

/** The purchase that a placed order is. It tells what was bought, and nothing of who bought it. */
export function purchaseEvent({
  number,
  figures,
  coupon,
  lines,
}: Pick<Order, 'number' | 'figures' | 'coupon' | 'lines'>): PurchaseEvent {
  const tax = figures.taxes.reduce((sum, entry) => sum + entry.tax, 0);
  // Neither shipping nor gift cards are of the value.
  const value = lines.reduce((sum, { netPrice }) => sum + netPrice, 0);
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      ...basketOf(lines.map(toItem), toRupeeAmount(value)),
      tax: toRupeeAmount(tax),
      shipping: toRupeeAmount(figures.shipping),
      ...(coupon && { coupon: coupon.code }),
    },
  };
}
