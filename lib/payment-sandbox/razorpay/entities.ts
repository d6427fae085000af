import type { Ledger } from '../ledger/ledger.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../ledger/records.ts';

type Entity = Record<string, unknown>;

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);

/** Returns the part of a payment that was or is being refunded, in paise. */
export function refundedOf(ledger: Ledger, paymentId: string): number {
  return sum(ledger.refundsOf(paymentId).filter(({ status }) => status !== 'failed'));
}

/** Returns an order in the format of `GET /v1/orders/:id` (razorpay.com/docs/api/orders/entity). */
export function toOrderEntity(ledger: Ledger, order: OrderRecord): Entity {
  const payments = ledger.paymentsOf(order.id);
  const paid = sum(payments.filter(({ status }) => status === 'captured'));
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt === '' ? null : order.receipt,
    offer_id: null,
    status: paid > 0 ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    // Razorpay returns empty notes as a list.
    notes: Object.keys(order.document).length > 0 ? order.document : [],
    created_at: seconds(order.createdAt),
  };
}

/** Returns a payment in the format of `GET /v1/payments/:id` (razorpay.com/docs/api/payments/entity). */
export function toPaymentEntity(ledger: Ledger, payment: PaymentRecord): Entity {
  const refunded = refundedOf(ledger, payment.id);
  const isWhole = refunded > 0 && refunded === payment.amount;
  const failed = payment.status === 'failed';
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: isWhole ? 'refunded' : payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.instrument,
    amount_refunded: refunded,
    refund_status: isWhole ? 'full' : refunded > 0 ? 'partial' : null,
    captured: payment.status === 'captured',
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: payment.instrument === 'upi' ? 'success@razorpay' : null,
    email: payment.email,
    contact: payment.contact,
    notes: [],
    fee: payment.status === 'captured' ? 0 : null,
    tax: payment.status === 'captured' ? 0 : null,
    error_code: failed ? 'BAD_REQUEST_ERROR' : null,
    error_description: failed ? FAILURE_DESCRIPTION : null,
    error_source: failed ? 'customer' : null,
    error_step: failed ? 'payment_authentication' : null,
    error_reason: failed ? payment.reason : null,
    acquirer_data: failed ? {} : { rrn: String(payment.createdAt).slice(-12) },
    created_at: seconds(payment.createdAt),
  };
}

/** The error description of a failed payment. */
export const FAILURE_DESCRIPTION = 'Your payment was not successful as the sandbox was asked to let it fail.';

/** Returns a refund in the format of `GET /v1/refunds/:id` (razorpay.com/docs/api/refunds/entity). */
export function toRefundEntity(refund: RefundRecord): Entity {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.paymentId,
    notes: [],
    receipt: refund.receipt === '' ? null : refund.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

/** Returns a list in Razorpay's format. */
export function toCollection(items: readonly Entity[]): Entity {
  return { entity: 'collection', count: items.length, items };
}
