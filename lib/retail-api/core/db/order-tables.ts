import type { Generated } from 'kysely';
import type { Gateway, OrderState, PaymentMethod, PaymentSubject, StockChangeKind } from '#lib/contract/index.ts';

/** Tables of orders, payments and invoices; part of `Database`, in the same units. */
export interface OrderTables {
  /**
   * `purchase_id`: shared by successive orders for the same purchase; at most one of them is ever confirmed. `hold`:
   * `held` for a payment until `hold_expires_at`, `taken` permanently, or `released`; the items, coupon, gift coupon
   * and gift cards of an order always share one hold. `hold_expires_at` is null unless `hold` is `held`.
   */
  orders: {
    number: string;
    /** An unguessable id: anyone who knows it may see the order. */
    key: string;
    /** Null after the account was deleted. */
    customer_id: string | null;
    basket_guid: string;
    purchase_id: string;
    state: OrderState;
    hold: 'held' | 'taken' | 'released';
    hold_expires_at: number | null;
    /** The method of the payment opened last; once the order is confirmed, the one that it was paid by. */
    payment_method: PaymentMethod;
    /** The price of the order, and the part of it that remained to be paid by `payment_method`. */
    total: number;
    payable: number;
    /**
     * The order as placed (`OrderDocument`), as JSON. It changes only in whether the payment was a test, in the
     * delivery address, and when the data of a deleted account are removed.
     */
    document: string;
    placed_at: number;
    confirmed_at: number | null;
    cancelled_at: number | null;
    cancel_reason: Generated<string>;
    invoice_number: string | null;
    invoiced_at: number | null;
    /** Number of the return that this order replaces, and the amount of this order that the returned items paid. */
    exchange_of: Generated<string>;
    exchange_credit: Generated<number>;
    delivered_at: number | null;
    /** The staff member who placed it for its customer; empty if the customer did. */
    placed_by: Generated<string>;
    /** Number of the order whose parcel its items join; empty for an order of its own. */
    adds_to: Generated<string>;
  };
  /**
   * `document`: the line as bought (`OrderLineDocument`), as JSON; the customer may change its size until it is packed.
   */
  order_lines: {
    id: string;
    order_number: string;
    position: number;
    sku: string;
    product_code: string;
    quantity: number;
    net: number;
    document: string;
    /** Items that were cancelled, and items that were or are being returned. */
    cancelled: Generated<number>;
    returned: Generated<number>;
    /** The text that searches match (`searchTextOfLine`). */
    search_text: Generated<string>;
  };
  /** What the order desk finds a confirmed order by: its customer and delivery address (`searchTextOfBuyer`). */
  order_buyers: { order_number: string; search_text: string };
  /** Notes by staff about an order; deleted with it, and when its customer's account is deleted. */
  order_notes: { id: string; order_number: string; text: string; written_by: string; written_at: number };
  /** The ledger of online stock: negative for items taken, positive for items put back. */
  stock_entries: {
    id: string;
    sku: string;
    /** Empty where it was no order. */
    order_number: string;
    kind: StockChangeKind;
    quantity: number;
    at: number;
    /** A `StockReason` of the operator; empty otherwise, as are the next two. */
    reason: Generated<string>;
    /** The staff member. */
    changed_by: Generated<string>;
    note: Generated<string>;
    /** The stock after it, of all warehouses; null where it was an order. */
    quantity_after: number | null;
    /** The code of its warehouse; empty for the first. */
    warehouse: Generated<string>;
  };
  /**
   * An attempt to pay at a gateway. Its state only moves forward, except that an authorized payment that is never
   * captured becomes failed in the end (`payments/rules`).
   */
  payment_attempts: {
    /** The id is also the receipt or transaction number at the gateway: 25 letters and digits. */
    id: string;
    subject: PaymentSubject;
    /** The order number, or the id of the gift card order. */
    subject_id: string;
    gateway: Gateway;
    amount: number;
    state: 'created' | 'given-up' | 'failed' | 'authorized' | 'captured';
    /** 1 if no real money is taken. */
    test: number;
    /** The gateway's id; null until the gateway knows the attempt, and for gateways that have no such id. */
    gateway_order_id: string | null;
    failure_reason: Generated<string>;
    created_at: number;
    /** When it was last shown to a browser or updated by the gateway. */
    changed_at: number;
    /** When the gateway is queried next; null if the attempt was not yet shown to anyone or needs no further query. */
    next_check_at: number | null;
  };
  /** Gateway events that were processed. */
  payment_events: { gateway: Gateway; event_id: string; event: string; at: number };
  /** Money that a gateway has captured. It `settles` what it was paid for, or is `surplus` and is refunded. */
  payments: {
    id: string;
    attempt_id: string;
    subject: PaymentSubject;
    subject_id: string;
    gateway: Gateway;
    gateway_payment_id: string;
    amount: number;
    purpose: 'settles' | 'surplus';
    /** `upi`, `card` …, as reported by the gateway. */
    instrument: string;
    captured_at: number;
  };
  /** Refunds at gateways. The id is the idempotency key at the gateway. */
  refunds: {
    id: string;
    payment_id: string;
    reason: string;
    amount: number;
    state: 'waiting' | 'sent' | 'processed' | 'failed';
    gateway_refund_id: string | null;
    tries: Generated<number>;
    /** How often the gateway reported that it failed. */
    failures: Generated<number>;
    /** When it is next sent or queried; null when no further try is needed. */
    next_try_at: number | null;
    created_at: number;
    processed_at: number | null;
  };
  /** The last number of each invoice series, e.g. of a financial year. */
  invoice_series: { series: string; last: number };
}
