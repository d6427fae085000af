import { createHmac } from 'node:crypto';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';

const { keySecret, webhookSecret } = SANDBOX_KEYS.razorpay;

/** Signature of a payment that goes back through the browser: HMAC-SHA256 of `order_id|payment_id` under the key secret. */
export function paymentSignature(orderId: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** Signature of a webhook: HMAC-SHA256 of its bytes under the webhook secret. */
export function webhookSignature(body: string): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex');
}
