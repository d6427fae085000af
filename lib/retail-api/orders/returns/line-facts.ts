import type { OrderLine } from '../order-repository.ts';
import type { PaidLine } from '../rules/line-value.ts';
import type { DeliveredLine } from './rules/returnable.ts';

/** The facts of an order line that decide what may be returned. */
export function deliveredLine({ quantity, cancelled, returned, document }: OrderLine): DeliveredLine {
  const { rootCategory, category, subCategory = '', engraving, returnDays } = document;
  return { product: { rootCategory, category, subCategory, engraving, returnDays }, quantity, cancelled, returned };
}

/** The facts of an order line that decide the value of its items. */
export function paidLine({ quantity, net, cancelled, document }: OrderLine): PaidLine & { cancelled: number } {
  return { quantity, net, shipping: document.shipping, cancelled };
}
