import type { Generated } from 'kysely';
import type { Gateway, OrderState, PaymentMethod, PaymentSubject } from '#lib/contract/index.ts';

/** Tables of orders, payments and invoices; part of `Database`, whose units they share. */
export interface OrderTables {
  /**
   * `purchase_id`: orders that follow each other for one intent, of which one at most is ever confirmed. `hold`: `held` for
   * a payment until `hold_expires_at`, `taken` for good, or `released`; the goods, coupon, gift coupon and gift cards of an
   * order always go together. `hold_expires_at` is null unless it is `held`.
   */
  orders: {
    number: string;
    /** An id that cannot be guessed: whoever knows it may see the order. */
    key: string;
    /** Null once the account was deleted. */
    customer_id: string | null;
    basket_guid: string;
    purchase_id: string;
    state: OrderState;
    hold: 'held' | 'taken' | 'released';
    hold_expires_at: number | null;
    /** As it was opened last, and once it is confirmed as it was paid. */
    payment_method: PaymentMethod;
    /** What it costs, and what of it was left to pay by `payment_method`. */
    total: number;
    payable: number;
    /**
     * The order as it was placed (`OrderDocument`), as JSON. Nothing in it changes but whether its payment was a test, where
     * it goes, and that a deleted account's data go.
     */
    document: string;
    placed_at: number;
    confirmed_at: number | null;
    cancelled_at: number | null;
    cancel_reason: Generated<string>;
    invoice_number: string | null;
    invoiced_at: number | null;
    /** Number of the return in whose place it comes, and what the goods that came back have paid of it. */
    exchange_of: Generated<string>;
    exchange_credit: Generated<number>;
    delivered_at: number | null;
  };
  /** `document` is the line as it was bought (`OrderLineDocument`), as JSON; its customer may change its size until it is packed. */
  order_lines: {
    id: string;
    order_number: string;
    position: number;
    sku: string;
    product_code: string;
    quantity: number;
    net: number;
    document: string;
    /** Pieces that were cancelled, and pieces that are coming back or have come back. */
    cancelled: Generated<number>;
    returned: Generated<number>;
    /** What it is found by (`wordsOfLine`). */
    words: Generated<string>;
  };
  /** What the desk finds an order by that was confirmed: whose it is and where it goes (`wordsOfBuyer`). */
  order_buyers: { order_number: string; words: string };
  /** What orders took off the shelf (below zero) and gave back. */
  stock_entries: {
    id: string;
    sku: string;
    order_number: string;
    kind: 'hold' | 'release';
    quantity: number;
    at: number;
  };
  /**
   * A try to pay at a gateway. Its state moves forward only, but that what was authorised and never taken has failed in the
   * end (`domain/payments`).
   */
  payment_attempts: {
    /** Also the receipt or transaction number at the gateway: 25 letters and digits. */
    id: string;
    subject: PaymentSubject;
    /** Number of the order, or id of the order for a gift card. */
    subject_id: string;
    gateway: Gateway;
    amount: number;
    state: 'created' | 'given-up' | 'failed' | 'authorized' | 'captured';
    /** 1 where it takes no money. */
    test: number;
    /** What the gateway calls it; null until the gateway knows it, and where it has no such name. */
    gateway_order_id: string | null;
    failure_reason: Generated<string>;
    created_at: number;
    /** When it was shown to a browser or told of last. */
    changed_at: number;
    /** When the gateway is asked next; null where nobody was shown it yet, or there is nothing left to ask. */
    next_check_at: number | null;
  };
  /** News of gateways that were counted. */
  payment_events: { gateway: Gateway; event_id: string; event: string; at: number };
  /** Money that a gateway has taken. `settles` what it was paid for, or is `surplus` and goes back. */
  payments: {
    id: string;
    attempt_id: string;
    subject: PaymentSubject;
    subject_id: string;
    gateway: Gateway;
    gateway_payment_id: string;
    amount: number;
    purpose: 'settles' | 'surplus';
    /** `upi`, `card` …, as the gateway says. */
    instrument: string;
    captured_at: number;
  };
  /** Money that goes back. Its id is the idempotency key at the gateway. */
  refunds: {
    id: string;
    payment_id: string;
    reason: string;
    amount: number;
    state: 'waiting' | 'sent' | 'processed' | 'failed';
    gateway_refund_id: string | null;
    tries: Generated<number>;
    /** How often its gateway said that it failed. */
    failures: Generated<number>;
    /** When it is next sent or asked for; null where that is done. */
    next_try_at: number | null;
    created_at: number;
    processed_at: number | null;
  };
  /** The last number of each series of invoices, e.g. of a financial year. */
  invoice_series: { series: string; last: number };
}
