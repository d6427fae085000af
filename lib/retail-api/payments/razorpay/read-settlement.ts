import type { SettlementCells } from '../settlements/settlement-cells.ts';
import type { SettlementLine } from '../settlements/settlement-line.ts';

const NO: ReadonlySet<string> = new Set(['0', 'false', 'no']);

/**
 * Reads a row of Razorpay's settlement reconciliation: of its API (`settlements/recon/combined`), whose `fee` includes
 * the tax, or of its dashboard, whose fee says that it excludes it. Null if it is not settled. Throws
 * WrongSettlementCell.
 */
export function readRazorpaySettlement(cells: SettlementCells): SettlementLine | null {
  if (NO.has(cells.text('settled').toLowerCase())) return null;
  const type = cells.required('type', 'transaction_entity').toLowerCase();
  const kind = type === 'payment' || type === 'refund' ? type : 'adjustment';
  const entityId = cells.required('entity_id');
  const net = cells.money('credit') - cells.money('debit');
  const tax = cells.money('tax');
  return {
    lineId: entityId,
    kind,
    entityId,
    amount: kind === 'adjustment' ? net : cells.requiredMoney('amount'),
    fee: cells.has('fee (exclusive tax)') ? cells.money('fee (exclusive tax)') : cells.money('fee') - tax,
    tax,
    net,
    settlementId: cells.required('settlement_id'),
    utr: cells.text('settlement_utr'),
    settledAt: cells.time('settled_at'),
  };
}
