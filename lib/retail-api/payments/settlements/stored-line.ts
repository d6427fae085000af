import type { Database } from '../../core/db/schema.ts';
import type { SettlementLine } from './settlement-line.ts';

/** A line as it is stored. */
export function storedLine(row: Database['settlement_lines']): SettlementLine {
  return {
    lineId: row.line_id,
    kind: row.kind,
    entityId: row.entity_id,
    amount: row.amount,
    fee: row.fee,
    tax: row.tax,
    net: row.net,
    settlementId: row.settlement_id,
    utr: row.utr,
    settledAt: row.settled_at,
  };
}
