import type { LineItems } from './rules/choose-items.ts';

/** The recorded facts of cancelled items (`order_events.facts`). */
export interface CancelFacts {
  pieces: LineItems[];
  /** Reference of their refund. */
  reference: string;
  /** The reason: a `CancelReasonCode`, or the order desk's text. */
  reason: string;
  /** The shopper's comment, until the account is deleted; missing if there is none. */
  comment?: string;
}

/** The recorded facts of items that came back undelivered and can be sold again. */
export interface RestockFacts {
  pieces: LineItems[];
}

/** The recorded facts of a change by the customer. */
export interface ModifyFacts {
  address: boolean;
  /** Names of the sizes of lines, before and after. */
  sizes: { lineId: string; before: string; after: string }[];
}

/** The recorded facts of a refund that the operator sent. */
export interface MoneySentFacts {
  /** Id of the refund (`MoneyBackId`). */
  id: string;
  /** Paise. */
  amount: number;
  /** Reference number of the transfer, or of the refund at the gateway. */
  number: string;
}
