import type { Gateway, SettlementKind } from '#lib/contract/index.ts';

/** Tables of the gateways' settlements; part of `Database`, in the same units. */
export interface SettlementTables {
  /** Lines of settlement reports, as the gateway wrote them; what they match is read from payments and refunds. */
  settlement_lines: {
    gateway: Gateway;
    /** Unique at its gateway. */
    line_id: string;
    kind: SettlementKind;
    /** The gateway's id of the payment, refund or adjustment. */
    entity_id: string;
    /** Of a payment or refund above zero; of an adjustment below zero if it was deducted. */
    amount: number;
    /** The gateway's fee without its GST. */
    fee: number;
    tax: number;
    /** What reached the bank account; below zero for what was deducted. */
    net: number;
    settlement_id: string;
    utr: string;
    settled_at: number;
    imported_at: number;
    imported_by: string;
    /** The name of the file. */
    note: string;
  };
  /** The settlements that have lines, by their id, or by their `utr` where they have none; the other one is empty. */
  settlement_sums: {
    gateway: Gateway;
    settlement_id: string;
    utr: string;
    /** When its first and its last line was settled. */
    first_at: number;
    last_at: number;
    /** Grows with each change of what is summed; sums that were read before are then not stored. */
    version: number;
    /** What a list shows of it, as JSON; null until somebody asks. */
    sums: string | null;
  };
}
