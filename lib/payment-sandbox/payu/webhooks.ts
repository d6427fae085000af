import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { eventId } from '../ids.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../ledger/records.ts';
import type { WebhookMessage } from '../ledger/webhook-queue.ts';
import { formatPayuAmount } from './amounts.ts';
import { transactionFields, transactionStatus } from './transaction.ts';

/**
 * Returns the webhook of a payment (docs.payu.in: webhook-events-and-sample-payloads): the response fields as
 * a form; none while it is pending.
 */
export function transactionEvents(order: OrderRecord, payment: PaymentRecord): WebhookMessage[] {
  const { status } = transactionStatus(payment);
  if (status === 'pending') return [];
  return [
    {
      gateway: 'payu',
      orderId: order.id,
      event: status === 'success' ? 'Successful' : 'Failed',
      eventId: eventId(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(transactionFields(order, payment)).toString(),
    },
  ];
}

/** Returns the webhook of a refund (docs.payu.in: refund-status-callback): JSON without a signature. */
export function refundWebhook(refund: RefundRecord, payment: PaymentRecord): WebhookMessage {
  return {
    gateway: 'payu',
    orderId: payment.orderId,
    event: 'Refund',
    eventId: eventId(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      additionalValue1: null,
      bank_arn: null,
      refund_mode: 'Back to Source',
      bank_ref_num: refund.id,
      key: SANDBOX_KEYS.payu.key,
      amt: formatPayuAmount(refund.amount),
      remark: null,
      status: refund.status === 'processed' ? 'success' : 'failure',
      token: refund.key,
      mihpayid: payment.id,
      request_id: refund.id,
      merchantTxnId: payment.orderId,
      additionalValue2: null,
      action: 'refund',
    }),
  };
}
