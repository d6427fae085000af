import { RAZORPAY_ORDER_PATTERN } from '#lib/contract/gateways.ts';

/** SHA-256 in hexadecimal. */
const SIGNATURE = /^[0-9a-f]{64}$/i;

/** Whether these fields have the format that Razorpay posts. */
export function isGatewayReturn(fields: Readonly<Record<string, string>>): boolean {
  const { razorpay_order_id: order = '', razorpay_signature: signature = '' } = fields;
  if (signature !== '') return SIGNATURE.test(signature) && RAZORPAY_ORDER_PATTERN.test(order);
  return RAZORPAY_ORDER_PATTERN.test(order) || Object.keys(fields).some((name) => name.startsWith('error['));
}
