import { payuId } from '../ids.ts';
import type { PaymentRecord, VisitRecord } from '../ledger/records.ts';
import { type SandboxGateway, TAKINGS } from '../sandbox-gateway.ts';
import { transactionFields } from './transaction.ts';
import { refundWebhook, transactionEvents } from './webhooks.ts';

/** PayU in the sandbox: of a refund it tells the end alone, and it sends nothing back by itself. */
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
  autoRefund: () => null,
};

/** `curl` is for who cancels, where the shop named it. */
function returnAddress({ surl, furl, curl }: VisitRecord['document'], { status, reason }: PaymentRecord): string {
  if (status !== 'failed') return surl ?? '';
  return (reason === 'payment_cancelled' ? curl : undefined) ?? furl ?? '';
}
