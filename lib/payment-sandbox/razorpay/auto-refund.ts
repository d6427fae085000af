import { razorpayId } from '../ids.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../ledger/records.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhooks, type WebhookPlan } from '../send-webhooks.ts';
import { paymentEvents, refundEvents } from './webhooks.ts';

/**
 * Refunds what Razorpay only authorised (razorpay.com/docs, Auto-Refunds): a payment that the store did not
 * capture in time, or immediately the second payment of a paid order. Null where there is neither.
 */
export function autoRefund(sandbox: Sandbox, order: OrderRecord, plan: WebhookPlan): PaymentRecord | null {
  const { ledger, now } = sandbox;
  return ledger.together(() => {
    const payment =
      ledger.paymentsOf(order.id).find(({ status }) => status === 'authorized') ?? again(sandbox, order, plan);
    if (!payment) return null;
    ledger.setPaymentStatus(payment.id, 'auto-refunded');
    const refund: RefundRecord = {
      id: razorpayId('rfnd'),
      gateway: 'razorpay',
      paymentId: payment.id,
      amount: payment.amount,
      key: '',
      receipt: '',
      request: '',
      status: 'processed',
      createdAt: now(),
    };
    ledger.addRefund(refund);
    const refunded: PaymentRecord = { ...payment, status: 'auto-refunded' };
    const eventsOf = (event: 'created' | 'processed') =>
      refundEvents(ledger, { refund, payment: refunded, event }, now());
    sendWebhooks(sandbox, [eventsOf('created'), eventsOf('processed')], plan);
    return refunded;
  });
}

/**
 * Adds a second payment to an order that is already paid at Razorpay, e.g. from a page that was open in
 * another tab.
 */
function again(sandbox: Sandbox, order: OrderRecord, plan: WebhookPlan): PaymentRecord | null {
  const { ledger, now } = sandbox;
  const paid = ledger.paymentsOf(order.id).find(({ status }) => status === 'captured');
  if (!paid) return null;
  const payment: PaymentRecord = { ...paid, id: razorpayId('pay'), status: 'authorized', createdAt: now() };
  ledger.addPayment(payment);
  sendWebhooks(sandbox, paymentEvents(ledger, order, payment, now()), plan);
  return payment;
}
