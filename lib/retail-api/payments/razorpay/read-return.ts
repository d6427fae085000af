import { z } from 'zod';
import type { ReturnReading } from '../gateway.ts';
import { isOrderId, isPaymentSignature } from './signatures.ts';

const metadata = z.object({ order_id: z.string() });

/**
 * Reads what Razorpay posts to `callback_url`: three signed fields after a payment, unsigned fields named `error[…]`
 * after a failed one. The order is ours if the signature is valid and an attempt has its id; the amount is not
 * included, so the gateway is queried.
 */
export function readReturn(keySecret: string, fields: Readonly<Record<string, string>>): ReturnReading {
  const orderId = fields.razorpay_order_id ?? '';
  const signature = fields.razorpay_signature ?? '';
  if (signature !== '') {
    const gatewayPaymentId = fields.razorpay_payment_id ?? '';
    const isSigned = isPaymentSignature(keySecret, orderId, gatewayPaymentId, signature);
    if (!isSigned) return { kind: 'invalid', reason: 'signature' };
    return { kind: 'signed', reference: { gatewayOrderId: orderId }, gatewayPaymentId, update: null };
  }
  const failedOrderId = orderOfError(fields) || orderId;
  if (!isOrderId(failedOrderId)) return { kind: 'invalid', reason: 'no-order' };
  return { kind: 'unsigned', reference: { gatewayOrderId: failedOrderId } };
}

/** The order of an error; empty if it contains none. The metadata are JSON, or separate fields. */
function orderOfError(fields: Readonly<Record<string, string>>): string {
  const alone = fields['error[metadata][order_id]'];
  if (alone !== undefined) return alone;
  try {
    const parsed = metadata.safeParse(JSON.parse(fields['error[metadata]'] ?? '{}'));
    return parsed.success ? parsed.data.order_id : '';
  } catch {
    // The field is not JSON, so it names no order.
    return '';
  }
}
