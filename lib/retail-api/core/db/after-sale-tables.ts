import type { Generated } from 'kysely';
import type {
  MoneyBackState,
  OrderEventKind,
  RefundMethod,
  RefundTarget,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '#lib/contract/index.ts';

/** Tables of what happens to orders once they stand; part of `Database`, whose units they share. */
export interface AfterSaleTables {
  /** What happened to an order. `actor`: `customer`, `store` (by itself), or `desk:` and the name of the operator. */
  order_events: {
    id: string;
    order_number: string;
    /** Empty where it is about no return. */
    return_number: Generated<string>;
    kind: OrderEventKind;
    actor: string;
    /** What else is to be told, as JSON, without a person's data. */
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
    delivered_at: number | null;
  };
  /** `document` is the return as it was asked for (`ReturnDocument`), as JSON. `amount`: what its goods are worth. */
  returns: {
    number: string;
    order_number: string;
    kind: ReturnKind;
    state: ReturnState;
    amount: number;
    refund_to: RefundTarget;
    document: string;
    /** Number of the order that takes its place; null where there is none. */
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
    /** What its pieces are worth, and how much of that is shipping. */
    amount: number;
    shipping: Generated<number>;
    /** Empty where no goods take its place. */
    replacement_sku: Generated<string>;
    /** 1 where the check of its quality found that it can be sold again. */
    sellable: Generated<number>;
    restocked_at: number | null;
  };
  /**
   * Money of an order that goes back, a row for each payment and way. `reference`: what for, e.g. `cancel:…` or the number of
   * a return; it is the reason of a gateway's refund as well. `target`: id of the payment or the gift card that it was paid
   * by, whichever way it goes back; empty for cash. A gateway's part stands as its refund does, and its `state` stays `waiting`.
   */
  money_back: {
    id: string;
    order_number: string;
    /** Number of the order whose money it is: another one where that one's goods paid for this one (`exchange_of`). */
    paid_order: string;
    reference: string;
    way: RefundMethod;
    target: string;
    amount: number;
    state: MoneyBackState;
    /** `MoneyBackDocument`, as JSON. */
    document: Generated<string>;
    created_at: number;
    done_at: number | null;
  };
  /** Credit notes to invoices (section 34 of the CGST Act, 2017). `document`: its lines, as JSON. */
  credit_notes: {
    number: string;
    order_number: string;
    reference: string;
    amount: number;
    document: string;
    issued_at: number;
  };
  /** Calls of the operator's staff. `step`: what of several things the call did; empty where it does one. */
  desk_audit: {
    id: string;
    at: number;
    operator: string;
    call: string;
    step: string;
    subject: string;
    outcome: string;
  };
}
