import type { Ledger } from './ledger/ledger.ts';
import { isStanding, type OrderRecord, type PaymentRecord, type VisitRecord } from './ledger/records.ts';
import { transactionFields } from './payu/transaction.ts';
import { FAILURE_DESCRIPTION } from './razorpay/entities.ts';
import { paymentSignature } from './razorpay/signature.ts';

/** A form that the shopper's browser posts to the shop. */
export interface WayBack {
  /** Empty where the shop named none. */
  action: string;
  fields: Record<string, string>;
}

/** How the browser of a visit comes back with a payment. */
export function wayBack(order: OrderRecord, visit: VisitRecord | null, payment: PaymentRecord): WayBack {
  const document = visit?.document ?? {};
  if (order.gateway === 'razorpay') {
    return { action: document.callback_url ?? '', fields: razorpayFields(order, payment) };
  }
  return { action: payuAddress(document, payment), fields: transactionFields(order, payment) };
}

/** The payment that a page shows as done: one that stands, whatever failed or went back beside it. */
export function standingPayment(ledger: Ledger, orderId: string): PaymentRecord | undefined {
  return ledger.paymentsOf(orderId).find(isStanding);
}

/** `curl` is for who cancels, where the shop named it. */
function payuAddress({ surl, furl, curl }: VisitRecord['document'], { status, reason }: PaymentRecord): string {
  if (status !== 'failed') return surl ?? '';
  return (reason === 'payment_cancelled' ? curl : undefined) ?? furl ?? '';
}

/** What Razorpay posts (razorpay.com/docs: payments/payment-gateway/callback-url). */
function razorpayFields(order: OrderRecord, payment: PaymentRecord): Record<string, string> {
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
