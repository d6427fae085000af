import { SETTLEMENT_KINDS, type SettlementKind } from '#lib/contract/index.ts';
import { type SettlementCells, WrongSettlementCell } from './settlement-cells.ts';

/** A line of a gateway's settlement; amounts in paise, with the signs of `settlement_lines`. */
export interface SettlementLine {
  /** The name of the row in its report; the stored line has that of `settledId`. */
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

/**
 * What a line is named by when it is stored, whatever report it comes from: kind, payment or refund, and settlement. Of the
 * same thing there may be several adjustments, so that the name of the row tells them apart.
 */
export function settledId({ kind, entityId, settlementId, utr, lineId }: SettlementLine): string {
  const parts = [kind, entityId, settlementId || utr];
  return (kind === 'adjustment' ? [...parts, lineId] : parts).join(':');
}

/**
 * Whether two lines tell of the same transfer: of one payment or refund in one settlement, which one report may name by
 * its id and another by the UTR of the bank. Adjustments of other reports are the same if their amount is.
 */
export function isSameTransfer(one: SettlementLine, other: SettlementLine): boolean {
  if (one.kind !== other.kind || one.entityId !== other.entityId) return false;
  if (one.kind === 'adjustment' && one.amount !== other.amount) return false;
  const isSameId = one.settlementId === other.settlementId;
  return one.settlementId !== '' && other.settlementId !== '' ? isSameId : one.utr === other.utr;
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
