import type { DeliveredLine } from '../domain/after-sale/returnable.ts';
import type { PaidLine } from '../domain/orders/line-worth.ts';
import type { OrderLine } from '../orders/order-store.ts';

/** A line of an order as far as it decides what may be sent back. */
export function deliveredLine({ quantity, cancelled, returned, document }: OrderLine): DeliveredLine {
  const { rootCategory, category, subCategory = '' } = document;
  return { goods: { rootCategory, category, subCategory }, quantity, cancelled, returned };
}

/** A line of an order as far as it decides what its pieces are worth. */
export function paidLine({ quantity, net, cancelled, document }: OrderLine): PaidLine & { cancelled: number } {
  return { quantity, net, shipping: document.shipping, cancelled };
}
