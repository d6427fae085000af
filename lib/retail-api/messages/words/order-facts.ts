import type { OrderDocument } from '../../orders/order-document.ts';
import type { OrderLine, OrderRow } from '../../orders/order-store.ts';

/** What the mails of an order are written from. */
export interface OrderFacts {
  order: OrderRow;
  document: OrderDocument;
  lines: readonly OrderLine[];
  /** What goes back, in paise. */
  refundAmount: number;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}
