import type { ExchangeEnd } from '#lib/contract/index.ts';
import type { MoneyPart } from '#lib/shared/join-money-parts.ts';
import type { OrderLineDocument } from '../../orders/order-document.ts';
import type { ReturnDocument } from '../../orders/returns/return-document.ts';
import type { ReturnLine, ReturnRow } from '../../orders/returns/return-repository.ts';

/** What the mails of a return are written from. */
export interface ReturnFacts {
  row: ReturnRow;
  document: ReturnDocument;
  lines: readonly (ReturnLine & { bought: OrderLineDocument })[];
  /** Of the customer. */
  name: string;
  /** The money of it that goes back. */
  moneyBack: readonly MoneyPart[];
  /** Where its worth goes, of an exchange if it is not made. */
  wouldGo: readonly MoneyPart[];
  /** Of one that was withdrawn: until when all its pieces may be sent back once more, in epoch milliseconds; null where that was over. */
  askUntil: number | null;
  /** Why the exchange is not made; null where it is, or may still be. */
  end: ExchangeEnd | null;
  /** The order that takes its place; null where there is none. */
  instead: {
    number: string;
    /** What is left to pay for it, in paise, where, and until when (epoch milliseconds). */
    payable: number;
    payHref: string;
    heldUntil: number;
  } | null;
  /** Whether no money moves. */
  test: boolean;
  /** Where whoever has the mail sees how far it is. */
  trackHref: string;
  /** Address of the store, without a trailing slash. */
  siteUrl: string;
}

/** The words of a mail about a return, and the same in the length of an SMS. */
export interface ReturnCopy {
  subject: string;
  paragraphs: string[];
  sms: string;
}
