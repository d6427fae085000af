import { razorpayId } from '../ids.ts';
import type { OrderRecord, PaymentRecord } from '../ledger/records.ts';
import type { SandboxGateway } from '../sandbox-gateway.ts';
import { autoRefund } from './auto-refund.ts';
import { FAILURE_DESCRIPTION } from './entities.ts';
import { razorpaySettlementRow } from './settlement.ts';
import { paymentSignature } from './signature.ts';
import { captureEvents, paymentEvents, refundEvents } from './webhooks.ts';

/** Razorpay in the sandbox: cancelling records no payment attempt, and the status of a payment is always known. */
export const razorpayInSandbox: SandboxGateway = {
  newPaymentId: () => razorpayId('pay'),
  takings: ['now', 'authorise'],
  countsCancelled: false,
  paymentEvents: ({ ledger, now }, order, payment) => paymentEvents(ledger, order, payment, now()),
  captureEvents: ({ ledger, now }, order, payment) => captureEvents(ledger, order, payment, now()),
  refundEvents: ({ ledger, now }, refund) => [refundEvents(ledger, refund, now())],
  returnRedirect: (order, payment, document) => ({
    action: document.callback_url ?? '',
    fields: returnFields(order, payment),
  }),
  settlementRow: razorpaySettlementRow,
  autoRefund,
};

/**
 * Returns the fields that Razorpay posts to the store (razorpay.com/docs:
 * payments/payment-gateway/callback-url).
 */
function returnFields(order: OrderRecord, payment: PaymentRecord): Record<string, string> {
  if (payment.status !== 'failed') {
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: paymentSignature(order.id, payment.id),
    };
  }
  return {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': FAILURE_DESCRIPTION,
    'error[source]': 'customer',
    'error[step]': 'payment_authentication',
    'error[reason]': payment.reason,
    'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: order.id }),
  };
}
