import type { LineItems } from './rules/choose-items.ts';

/** What is written down of pieces that are cancelled (`order_events.facts`). */
export interface CancelFacts {
  pieces: LineItems[];
  /** Of the money that goes back for them. */
  reference: string;
  /** Why: a `CancelReasonCode`, or the words of the desk. */
  reason: string;
  /** The shopper's own words, until the account is deleted; missing where there are none. */
  comment?: string;
}

/** What is written down of pieces that came back undelivered and can be sold again. */
export interface RestockFacts {
  pieces: LineItems[];
}

/** What is written down of an order whose customer changes it. */
export interface ModifyFacts {
  address: boolean;
  /** Names of the sizes that lines had, and have now. */
  sizes: { lineId: string; before: string; after: string }[];
}

/** What is written down of money that the operator has sent. */
export interface MoneySentFacts {
  /** Of the money (`MoneyBackId`). */
  id: string;
  /** Paise. */
  amount: number;
  /** Number of the transfer, or of the refund at the gateway. */
  number: string;
}
