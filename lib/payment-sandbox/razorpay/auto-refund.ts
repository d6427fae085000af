import { razorpayId } from '../ids.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../ledger/records.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhooks, type WebhookPlan } from '../send-webhooks.ts';
import { paymentEvents, refundEvents } from './webhooks.ts';

/**
 * Razorpay sends back by itself what it has only authorised (razorpay.com/docs, Auto-Refunds): what the shop did not take in
 * time, or at once a second payment of an order that is paid. Null where there is neither.
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
    const news = (event: 'created' | 'processed') => refundEvents(ledger, { refund, payment: refunded, event }, now());
    sendWebhooks(sandbox, [news('created'), news('processed')], plan);
    return refunded;
  });
}

/** Somebody pays once more what is paid at Razorpay, e.g. in a page that was open beside. */
function again(sandbox: Sandbox, order: OrderRecord, plan: WebhookPlan): PaymentRecord | null {
  const { ledger, now } = sandbox;
  const paid = ledger.paymentsOf(order.id).find(({ status }) => status === 'captured');
  if (!paid) return null;
  const payment: PaymentRecord = { ...paid, id: razorpayId('pay'), status: 'authorized', createdAt: now() };
  ledger.addPayment(payment);
  sendWebhooks(sandbox, paymentEvents(ledger, order, payment, now()), plan);
  return payment;
}
