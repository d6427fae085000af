import { createHmac } from 'node:crypto';
import { RAZORPAY_ORDER_PATTERN } from '#lib/contract/gateways.ts';
import { isSame } from '../../core/is-same.ts';

const PAYMENT_ID = /^pay_[A-Za-z0-9]{1,40}$/;

/** Whether a text can be an order id at Razorpay. */
export function isOrderId(text: string): boolean {
  return RAZORPAY_ORDER_PATTERN.test(text);
}

/**
 * Whether Razorpay signed that a payment paid an order: HMAC-SHA256 of `order_id|payment_id` with the key secret, in
 * hexadecimal (razorpay.com/docs, Standard Checkout, Verify Payment Signature). Both must have the form of ids: payment
 * links and subscriptions are signed with the same secret over other texts with the same pipes, and do not pay orders.
 */
export function isPaymentSignature(secret: string, orderId: string, paymentId: string, signature: string): boolean {
  if (!isOrderId(orderId) || !PAYMENT_ID.test(paymentId)) return false;
  return isSame(createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex'), signature);
}

/**
 * Whether Razorpay signed a webhook: HMAC-SHA256 of its raw bytes with the webhook secret (razorpay.com/docs, Validate
 * and Test Webhooks).
 */
export function isWebhookSignature(secret: string, body: Uint8Array, signature: string): boolean {
  return isSame(createHmac('sha256', secret).update(body).digest('hex'), signature);
}
