import { z } from 'zod';
import type { RefundState } from '../gateway.ts';

/** The fields used of a refund in Razorpay's API and webhooks. */
export const refundEntity = z.object({
  id: z.string().min(1).max(60),
  amount: z.number().int().min(0),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
});
export type RefundEntity = z.output<typeof refundEntity>;

/** The state of a refund. */
export function refundStateOf({ status }: RefundEntity): RefundState {
  return status === 'pending' ? 'sent' : status;
}
