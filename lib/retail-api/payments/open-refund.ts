import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Why money goes back: it came late, it was paid twice, or it is of another amount. */
export type RefundReason = 'late' | 'twice' | 'amount';

interface NewRefund {
  paymentId: string;
  reason: RefundReason;
  /** Paise. */
  amount: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes down that money goes back, once for each payment and reason; `sendRefunds` sends it. */
export async function openRefund(
  transaction: Transaction<Database>,
  { paymentId, reason, amount, now }: NewRefund,
): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({
      ...{ id: newRefundId(), payment_id: paymentId, reason, amount, state: 'waiting' },
      ...{ gateway_refund_id: null, next_try_at: now, created_at: now, processed_at: null },
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .execute();
}

/** Writes down that money went back at its gateway without the shop; nothing is left to send. */
export async function noteReturned(
  transaction: Transaction<Database>,
  { paymentId, amount, now }: Omit<NewRefund, 'reason'>,
): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({
      ...{ id: newRefundId(), payment_id: paymentId, reason: 'returned', amount, state: 'processed' },
      ...{ gateway_refund_id: null, next_try_at: null, created_at: now, processed_at: now },
    })
    .execute();
}

/** An idempotency key that every gateway takes: an R and 22 hexadecimal digits in upper case. */
export function newRefundId(): string {
  return `R${randomBytes(11).toString('hex').toUpperCase()}`;
}
