import { payuId } from '../ids.ts';
import type { PaymentRecord, VisitRecord } from '../ledger/records.ts';
import { type SandboxGateway, TAKINGS } from '../sandbox-gateway.ts';
import { payuSettlementRow } from './settlement.ts';
import { transactionFields } from './transaction.ts';
import { refundWebhook, transactionEvents } from './webhooks.ts';

/** PayU in the sandbox: for a refund it sends only the final event, and it never refunds by itself. */
export const payuInSandbox: SandboxGateway = {
  newPaymentId: () => payuId(18),
  takings: TAKINGS,
  countsCancelled: true,
  paymentEvents: (_sandbox, order, payment) => transactionEvents(order, payment),
  captureEvents: (_sandbox, order, payment) => transactionEvents(order, payment),
  refundEvents: (_sandbox, { refund, payment, event }) => (event === 'created' ? [] : [refundWebhook(refund, payment)]),
  returnRedirect: (order, payment, document) => ({
    action: returnAddress(document, payment),
    fields: transactionFields(order, payment),
  }),
  settlementRow: payuSettlementRow,
  autoRefund: () => null,
};

/** Returns the return URL of an outcome; `curl`, where the store sent it, is for a cancelled payment. */
function returnAddress({ surl, furl, curl }: VisitRecord['document'], { status, reason }: PaymentRecord): string {
  if (status !== 'failed') return surl ?? '';
  return (reason === 'payment_cancelled' ? curl : undefined) ?? furl ?? '';
}
