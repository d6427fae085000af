import type { SettledLine } from '../settlements/gateway-settlement.ts';

const rupees = (paise: number) => (paise / 100).toFixed(2);

/** A row of the settlement reconciliation as Razorpay's dashboard exports it; `fee` includes the tax. */
export function razorpaySettlementRow(line: SettledLine): Record<string, string> {
  return {
    entity_id: line.id,
    type: line.kind,
    debit: rupees(Math.max(-line.net, 0)),
    credit: rupees(Math.max(line.net, 0)),
    amount: rupees(line.amount),
    currency: 'INR',
    fee: rupees(line.fee + line.tax),
    tax: rupees(line.tax),
    settled: '1',
    settled_at: String(Math.floor(line.settledAt / 1000)),
    settlement_id: `setl_Sandbox${line.day}`,
    settlement_utr: `RZPSANDBOX${line.day}`,
    payment_id: line.kind === 'refund' ? line.paymentId : '',
  };
}
