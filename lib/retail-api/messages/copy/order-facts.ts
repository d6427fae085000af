import type { Gateway } from '#lib/contract/index.ts';
import type { MoneyPart } from '#lib/shared/join-money-parts.ts';
import type { CancelFacts, ModifyFacts } from '../../orders/change-event.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { OrderLine, OrderRow } from '../../orders/order-repository.ts';

/** What the mails of an order are written from. Amounts in paise, times in epoch milliseconds. */
export interface OrderFacts {
  order: OrderRow;
  document: OrderDocument;
  lines: readonly OrderLine[];
  /** What goes back of payments that settled nothing. */
  refundAmount: number;
  refunds: readonly { reason: string; gateway: Gateway }[];
  /** Number of another order of the same purchase, which stands in its place; empty where there is none. */
  standsInstead: string;
  /** What is still to be paid at the door. */
  due: number;
  /** The parcel that left last; null where none has. */
  parcel: { courier: string; awb: string } | null;
  /** Of the mail about a change; null of any other. */
  cancelled: (CancelFacts & { byStore: boolean; isWhole: boolean }) | null;
  modified: ModifyFacts | null;
  /** What goes back for what was cancelled, or what the operator has sent by now. */
  moneyBack: readonly (MoneyPart & { sentAs: string })[];
  /** Of lines that may be sent back for any reason: the last moment. */
  returnUntil: ReadonlyMap<OrderLine['id'], number>;
  /** Shows how far the order is, to whoever has the link. */
  trackHref: string;
  /** Of the survey that it invites to, by how it is told; null where there is none. */
  surveyHrefs: { mail: string; sms: string } | null;
  /** Day in India on which it is written, `YYYY-MM-DD`. */
  today: string;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}
