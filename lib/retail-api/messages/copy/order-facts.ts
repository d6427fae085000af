import type { Gateway } from '#lib/contract/index.ts';
import type { MoneyPart } from '#lib/shared/join-money-parts.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { CancelFacts, ModifyFacts } from '../../orders/order-events.ts';
import type { OrderLine, OrderRow } from '../../orders/order-repository.ts';
import type { LineItems } from '../../orders/rules/choose-items.ts';

/** The facts that the mails of an order are rendered from. Amounts in paise, times in epoch milliseconds. */
export interface OrderFacts {
  order: OrderRow;
  document: OrderDocument;
  lines: readonly OrderLine[];
  /** Amount refunded from payments that settled no order. */
  refundAmount: number;
  refunds: readonly { reason: string; gateway: Gateway }[];
  /** Number of another order of the same purchase that is delivered instead; empty if there is none. */
  supersedingNumber: string;
  /** Amount still due on delivery. */
  due: number;
  /** Until when it can be paid while it is unpaid. */
  payUntil: number;
  /**
   * The code at the counter of the store, empty where another one has replaced that of the mail, and until when the order is
   * kept there; null until it is ready.
   */
  collection: { code: string; keptUntil: number } | null;
  /**
   * The parcel that the mail is about, otherwise the last one; null if none was shipped. `items`: what it holds of an order in
   * parts, otherwise empty.
   */
  parcel: { courier: string; awb: string; items: readonly LineItems[] } | null;
  /** The change in the mail about it; null in any other mail. */
  cancelled: (CancelFacts & { byStore: boolean; isWhole: boolean }) | null;
  modified: ModifyFacts | null;
  /** Refunds for cancelled items, or refunds that the operator has now sent. */
  orderRefunds: readonly (MoneyPart & { sentAs: string })[];
  /** Return deadline of each line that can be returned for any reason. */
  returnUntil: ReadonlyMap<OrderLine['id'], number>;
  /** Shows the status of the order to anyone who has the link. */
  trackHref: string;
  /** Links to the survey that the message invites to, by channel; null if there is none. */
  surveyHref: ((channel: 'mail' | 'sms') => string) | null;
  /** Day on which the message is written, in India, `YYYY-MM-DD`. */
  today: string;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}
