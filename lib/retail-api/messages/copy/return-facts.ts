import type { ExchangeEnd } from '#lib/contract/index.ts';
import type { MoneyPart } from '#lib/shared/join-money-parts.ts';
import type { OrderLineDocument } from '../../orders/order-document.ts';
import type { ReturnDocument } from '../../orders/returns/return-document.ts';
import type { ReturnRow, StoredReturnLine } from '../../orders/returns/return-repository.ts';

/** The facts that the mails of a return are rendered from. */
export interface ReturnFacts {
  row: ReturnRow;
  document: ReturnDocument;
  lines: readonly (StoredReturnLine & { bought: OrderLineDocument })[];
  /** Name of the customer. */
  name: string;
  /** The refunds made for the return. */
  orderRefunds: readonly MoneyPart[];
  /** Planned refund destinations; for an exchange, those used if it is not completed. */
  wouldGo: readonly MoneyPart[];
  /**
   * For a withdrawn return: until when all its items can be returned again, in epoch milliseconds; null if that period
   * was over.
   */
  returnableUntil: number | null;
  /** Why the exchange is not completed; null if it is or still can be. */
  end: ExchangeEnd | null;
  /** The replacement order; null if there is none. */
  replacement: {
    number: string;
    /** Amount left to pay for it in paise, the payment link, and the payment deadline (epoch milliseconds). */
    payable: number;
    payHref: string;
    heldUntil: number;
  } | null;
  /** Whether it is a test payment and no money moves. */
  test: boolean;
  /** Where anyone who has the mail can see the status. */
  trackHref: string;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}

/** The text of a mail about a return, and its SMS version. */
export interface ReturnCopy {
  subject: string;
  paragraphs: string[];
  sms: string;
}
