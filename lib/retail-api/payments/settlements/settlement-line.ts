import { SETTLEMENT_KINDS, type SettlementKind } from '#lib/contract/index.ts';
import { type SettlementCells, WrongSettlementCell } from './settlement-cells.ts';

/** A line of a gateway's settlement; amounts in paise, with the signs of `settlement_lines`. */
export interface SettlementLine {
  lineId: string;
  kind: SettlementKind;
  entityId: string;
  amount: number;
  fee: number;
  tax: number;
  net: number;
  settlementId: string;
  utr: string;
  /** Epoch milliseconds. */
  settledAt: number;
}

/** Reads a row of a gateway's own export; null if it is not settled yet. Pure. Throws WrongSettlementCell. */
export type ReadSettlement = (cells: SettlementCells) => SettlementLine | null;

/**
 * Reads a row of any gateway: one with a column `kind` is in the common form, any other is read by `own`, the reader of
 * the gateway's export. Returns null if it is not settled yet. Throws WrongSettlementCell.
 */
export function readSettlementRow(cells: SettlementCells, own: ReadSettlement): SettlementLine | null {
  const line = cells.has('kind') ? readCommonRow(cells) : own(cells);
  if (line && line.kind !== 'adjustment' && line.amount < 0)
    throw new WrongSettlementCell('amount', 'must not be below zero');
  return line;
}

function readCommonRow(cells: SettlementCells): SettlementLine {
  const name = cells.required('kind').toLowerCase();
  const kind = SETTLEMENT_KINDS.find((known) => known === name);
  if (!kind) throw new WrongSettlementCell('kind', `is "${name}"; it must be one of ${SETTLEMENT_KINDS.join(', ')}`);
  const entityId = cells.required('entity_id');
  return {
    lineId: cells.text('line_id') || `${kind}:${entityId}`,
    kind,
    entityId,
    amount: cells.requiredMoney('amount'),
    fee: cells.money('fee'),
    tax: cells.money('tax'),
    net: cells.requiredMoney('net'),
    settlementId: cells.text('settlement_id'),
    utr: cells.text('utr'),
    settledAt: cells.time('settled_at'),
  };
}
