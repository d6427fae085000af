import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';

/** How far an order is, with nothing of what is in it or whose it is. */
export type TrackedStatus = Pick<Order, 'number' | 'state' | 'paymentState' | 'placedAt' | 'promise'>;

/** An order as far as who follows it may see. */
export interface TrackedOrder extends TrackedStatus, Pick<Order, 'cancelReason' | 'events' | 'parcels' | 'returns'> {
  lines: TrackedLine[];
}

type TrackedLine = Pick<
  OrderLine,
  | 'id'
  | 'title'
  | 'brand'
  | 'sizeName'
  | 'colour'
  | 'href'
  | 'withdrawn'
  | 'photo'
  | 'quantity'
  | 'cancelled'
  | 'returned'
>;
