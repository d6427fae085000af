import type { SettledLine } from '../settlements/gateway-settlement.ts';
import { formatPayuAmount } from './amounts.ts';

/** A row of PayU's settlement report; the service fee excludes its tax, and a refund is named by its request. */
export function payuSettlementRow(line: SettledLine): Record<string, string> {
  return {
    action: line.kind === 'refund' ? 'refund' : 'capture',
    payuId: line.paymentId,
    requestId: line.id,
    transactionAmount: formatPayuAmount(line.amount),
    merchantServiceFee: formatPayuAmount(line.fee),
    merchantServiceTax: formatPayuAmount(line.tax),
    merchantNetAmount: formatPayuAmount(line.net),
    settlementId: line.day,
    utrNumber: `PAYUSANDBOX${line.day}`,
    settlementCompletedDate: new Date(line.settledAt).toISOString(),
  };
}
