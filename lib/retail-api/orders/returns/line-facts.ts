import type { OrderLine } from '../order-repository.ts';
import type { PaidLine } from '../rules/line-value.ts';
import type { DeliveredLine } from './rules/returnable.ts';

/** A line of an order as far as it decides what may be sent back. */
export function deliveredLine({ quantity, cancelled, returned, document }: OrderLine): DeliveredLine {
  const { rootCategory, category, subCategory = '' } = document;
  return { goods: { rootCategory, category, subCategory }, quantity, cancelled, returned };
}

/** A line of an order as far as it decides what its pieces are worth. */
export function paidLine({ quantity, net, cancelled, document }: OrderLine): PaidLine & { cancelled: number } {
  return { quantity, net, shipping: document.shipping, cancelled };
}
