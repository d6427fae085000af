import { z } from 'zod';
import type { PaymentUpdate } from '../gateway.ts';
import { shortCode } from '../short-code.ts';

const paise = z.number().int().min(0);

/** The fields used of a payment in Razorpay's API and webhooks. Amounts are paise. */
export const paymentEntity = z.object({
  id: z.string().min(1).max(60),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Whether the shop ever received the money. */
  captured: z.boolean(),
  order_id: z.string().nullish(),
  method: z.string().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});
export type PaymentEntity = z.output<typeof paymentEntity>;

const KINDS = { created: 'pending', authorized: 'authorized', captured: 'captured', failed: 'failed' } as const;
/** Reason for a payment that Razorpay refunded by itself, e.g. a second payment of a paid order. */
const AUTO_REFUNDED = 'auto_refunded';

/** Converts a Razorpay payment to an update of its attempt. */
export function paymentUpdateOf(payment: PaymentEntity): PaymentUpdate {
  const kind = kindOf(payment);
  return {
    kind,
    gatewayPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    instrument: shortCode(payment.method),
    reason: kind === 'failed' ? reasonOf(payment) : '',
  };
}

/**
 * A payment that was only authorised is refunded by Razorpay alone and never belonged to the shop (razorpay.com/docs,
 * Auto-Refunds).
 */
function kindOf({ status, captured }: PaymentEntity): PaymentUpdate['kind'] {
  if (status === 'refunded') return captured ? 'returned' : 'failed';
  return KINDS[status];
}

function reasonOf({ status, error_reason, error_code }: PaymentEntity): string {
  return status === 'refunded' ? AUTO_REFUNDED : shortCode(error_reason) || shortCode(error_code);
}
