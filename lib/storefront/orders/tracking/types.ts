import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';

/** The status of an order, without its items and its customer. */
export type TrackedStatus = Pick<Order, 'number' | 'state' | 'paymentState' | 'placedAt' | 'promise' | 'collect'>;

/** An order with the data that may be shown to anyone who tracks it. */
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
