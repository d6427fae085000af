import { SANDBOX_GATEWAYS } from './gateways.ts';
import type { PaymentRecord, RefundRecord, RefundStatus } from './ledger/records.ts';
import type { Sandbox } from './sandbox.ts';
import { SEND_IMMEDIATELY, sendWebhooks } from './send-webhooks.ts';

/** Records a refund and queues its webhooks. */
export function addRefund(sandbox: Sandbox, refund: RefundRecord, payment: PaymentRecord): void {
  const { ledger } = sandbox;
  ledger.together(() => {
    ledger.addRefund(refund);
    const messages = SANDBOX_GATEWAYS[refund.gateway].refundEvents(sandbox, { refund, payment, event: 'created' });
    sendWebhooks(sandbox, messages, SEND_IMMEDIATELY);
    reportEnd(sandbox, refund, payment);
  });
}

/** Settles a pending refund. Null where there is none with that id. */
export function settleRefund(
  sandbox: Sandbox,
  id: string,
  status: Exclude<RefundStatus, 'pending'>,
): RefundRecord | null {
  const { ledger } = sandbox;
  return ledger.together(() => {
    const found = ledger.refund(id);
    const payment = found && ledger.payment(found.paymentId);
    if (!found || !payment || found.status !== 'pending') return found;
    ledger.setRefundStatus(id, status);
    const refund = { ...found, status };
    reportEnd(sandbox, refund, payment);
    return refund;
  });
}

function reportEnd(sandbox: Sandbox, refund: RefundRecord, payment: PaymentRecord): void {
  if (refund.status === 'pending') return;
  const messages = SANDBOX_GATEWAYS[refund.gateway].refundEvents(sandbox, { refund, payment, event: refund.status });
  sendWebhooks(sandbox, messages, SEND_IMMEDIATELY);
}
