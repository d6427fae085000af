import type { SettlementKind } from '#lib/contract/index.ts';
import { type SettlementCells, WrongSettlementCell } from '../settlements/settlement-cells.ts';
import type { SettlementLine } from '../settlements/settlement-line.ts';

const KINDS: ReadonlyMap<string, SettlementKind> = new Map([
  ['capture', 'payment'],
  ['captured', 'payment'],
  ['payment', 'payment'],
  ['refund', 'refund'],
]);

/**
 * Reads a row of PayU's settlement report, whose service fee excludes its tax and whose refunds are named by their
 * request. Null if it is not settled. Throws WrongSettlementCell.
 */
export function readPayuSettlement(cells: SettlementCells): SettlementLine | null {
  if (!cells.has('settlement_id')) return null;
  const action = cells.required('action', 'transaction_type').toLowerCase();
  const kind = KINDS.get(action) ?? 'adjustment';
  const payuId = cells.required('payu_id', 'mihpayid');
  const requestId = cells.text('request_id');
  if (kind === 'refund' && requestId === '') throw new WrongSettlementCell('request_id', 'is missing');
  const settled = cells.requiredMoney('merchant_net_amount', 'net_amount', 'amount_settled');
  // Some exports write deductions without their sign.
  const net = kind === 'refund' ? -Math.abs(settled) : settled;
  return {
    lineId: [action, payuId, requestId].join(':'),
    kind,
    entityId: kind === 'refund' ? requestId : payuId,
    amount: kind === 'adjustment' ? net : Math.abs(cells.requiredMoney('transaction_amount', 'amount')),
    fee: Math.abs(cells.money('merchant_service_fee', 'service_fee')),
    tax: Math.abs(cells.money('merchant_service_tax', 'service_tax')),
    net,
    settlementId: cells.required('settlement_id'),
    utr: cells.text('utr_number', 'merchant_utr', 'utr'),
    settledAt: cells.time('settlement_completed_date', 'settlement_date', 'settled_on'),
  };
}
