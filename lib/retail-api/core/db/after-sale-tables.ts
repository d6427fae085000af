import type { Generated } from 'kysely';
import type {
  OrderEventKind,
  OrderRefundState,
  RefundMethod,
  RefundTarget,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '#lib/contract/index.ts';

/** Tables for what happens to confirmed orders; part of `Database`, in the same units. */
export interface AfterSaleTables {
  /** Events of an order. `actor`: `customer`, `store` (automatic), or `desk:` and the operator's name. */
  order_events: {
    id: string;
    order_number: string;
    /** Empty if the event does not concern a return. */
    return_number: Generated<string>;
    kind: OrderEventKind;
    actor: string;
    /** Further facts to report, as JSON, without personal data. */
    facts: Generated<string>;
    at: number;
  };
  parcels: {
    id: string;
    order_number: string;
    courier: string;
    awb: string;
    tracking_url: Generated<string>;
    shipped_at: number;
    delivered_at: Generated<number | null>;
    /** Of a parcel with a part of an order: when it was out for delivery, and when it was recorded as undelivered. */
    out_at: Generated<number | null>;
    returned_at: Generated<number | null>;
  };
  /** What a parcel with a part of an order holds; none for one with the whole order. */
  parcel_lines: { parcel_id: string; line_id: string; quantity: number };
  /** `document`: the return as requested (`ReturnDocument`), as JSON. `amount`: the value of its items. */
  returns: {
    number: string;
    order_number: string;
    kind: ReturnKind;
    state: ReturnState;
    amount: number;
    refund_to: RefundTarget;
    document: string;
    /** Number of the replacement order; null if there is none. */
    replacement_order: string | null;
    requested_at: number;
    changed_at: number;
  };
  return_lines: {
    id: string;
    return_number: string;
    line_id: string;
    quantity: number;
    reason: ReturnReason;
    /** Value of the returned items, and the part of it that is shipping. */
    amount: number;
    shipping: Generated<number>;
    /** Empty if the line is not exchanged for another item. */
    replacement_sku: Generated<string>;
    /** 1 if the quality check found that it can be sold again. */
    sellable: Generated<number>;
    restocked_at: number | null;
  };
  /**
   * Refunds of an order, a row for each payment and refund method. `reference`: the cause, e.g. `cancel:…` or the
   * number of a return; it is also the reason of the gateway refund. `target`: id of the payment or gift card that paid
   * the amount, whatever the refund method; empty for cash. The status of a gateway refund is in `refunds`; here its
   * `state` remains `waiting`.
   */
  order_refunds: {
    id: string;
    order_number: string;
    /**
     * Number of the order that was paid with this money: another order if its returned items paid for this one
     * (`exchange_of`).
     */
    paid_order: string;
    reference: string;
    method: RefundMethod;
    target: string;
    amount: number;
    state: OrderRefundState;
    /** `OrderRefundDocument`, as JSON. */
    document: Generated<string>;
    created_at: number;
    done_at: number | null;
  };
  /** Credit notes for invoices (section 34 of the CGST Act, 2017). `document`: the lines, as JSON. */
  credit_notes: {
    number: string;
    order_number: string;
    reference: string;
    amount: number;
    document: string;
    issued_at: number;
  };
  /**
   * Audit log of the order desk's calls. `step`: which of several actions the call took; empty for a call with only
   * one.
   */
  desk_audit: {
    id: string;
    at: number;
    operator: string;
    call: string;
    step: string;
    subject: string;
    outcome: string;
    /** By what it was made: a session, a key and its name; empty before staff had accounts. */
    credential: Generated<string>;
  };
}
