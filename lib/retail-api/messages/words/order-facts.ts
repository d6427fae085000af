import type { Gateway } from '#lib/contract/index.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { OrderLine, OrderRow } from '../../orders/order-store.ts';

/** What the mails of an order are written from. */
export interface OrderFacts {
  order: OrderRow;
  document: OrderDocument;
  lines: readonly OrderLine[];
  /** What goes back, in paise. */
  refundAmount: number;
  refunds: readonly { reason: string; gateway: Gateway }[];
  /** Number of another order of the same purchase, which stands in its place; empty where there is none. */
  standsInstead: string;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}
