import { z } from 'zod';
import type { RefundState } from '../gateway.ts';

/** A refund as the API and the webhooks of Razorpay show it, as far as it is used. */
export const refundEntity = z.object({
  id: z.string().min(1).max(60),
  amount: z.number().int().min(0),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
});
export type RefundEntity = z.output<typeof refundEntity>;

/** How far a refund has come. */
export function refundStateOf({ status }: RefundEntity): RefundState {
  return status === 'pending' ? 'sent' : status;
}
