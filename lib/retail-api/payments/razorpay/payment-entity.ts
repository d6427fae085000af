import { z } from 'zod';
import type { PaymentNews } from '../gateway.ts';
import { shortCode } from '../short-code.ts';

const paise = z.number().int().min(0);

/** A payment as the API and the webhooks of Razorpay show it, as far as it is used. Amounts are paise. */
export const paymentEntity = z.object({
  id: z.string().min(1).max(60),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullish(),
  method: z.string().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});
export type PaymentEntity = z.output<typeof paymentEntity>;

/** A refunded payment was captured before, and its refund is another piece of news. */
const KINDS = {
  created: 'pending',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
} as const;

/** What a payment of Razorpay says of its attempt. */
export function newsOf(payment: PaymentEntity): PaymentNews {
  const kind = KINDS[payment.status];
  return {
    kind,
    gatewayPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    instrument: shortCode(payment.method),
    reason: kind === 'failed' ? shortCode(payment.error_reason) || shortCode(payment.error_code) : '',
  };
}
