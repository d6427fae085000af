import { createHmac } from 'node:crypto';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';

const { keySecret, webhookSecret } = SANDBOX_KEYS.razorpay;

/**
 * Returns the signature of a payment that returns through the browser: HMAC-SHA256 of `order_id|payment_id`
 * with the key secret.
 */
export function paymentSignature(orderId: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** Returns the signature of a webhook: HMAC-SHA256 of its bytes with the webhook secret. */
export function webhookSignature(body: string): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex');
}
