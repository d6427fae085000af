import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { emitGatewayRefund } from './payment-webhooks.ts';

/** Why a payment that settled nothing is refunded: it came late, it was a second payment, or its amount is wrong. */
export type SurplusReason = 'late' | 'twice' | 'amount';
const RETURNED = 'returned';
/** The same, plus a refund made at the gateway outside the shop; all other reasons are references of `order_refunds`. */
export const SURPLUS_REASONS: readonly string[] = ['late', 'twice', 'amount', RETURNED] satisfies (
  | SurplusReason
  | typeof RETURNED
)[];

interface NewRefund {
  paymentId: string;
  /** A `SurplusReason`, or the reference of a refund of purchased items (`order_refunds`). */
  reason: string;
  /** Paise. */
  amount: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Records a refund, once per payment and reason; `sendRefunds` sends it. */
export async function openRefund(
  transaction: Transaction<Database>,
  { paymentId, reason, amount, now }: NewRefund,
): Promise<void> {
  const id = newRefundId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      reason,
      amount,
      state: 'waiting',
      gateway_refund_id: null,
      next_try_at: now,
      created_at: now,
      processed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .executeTakeFirstOrThrow();
  // The refund of purchased items is reported with its other parts.
  if (numInsertedOrUpdatedRows === 1n && SURPLUS_REASONS.includes(reason)) {
    await emitGatewayRefund(transaction, 'refund.opened', id, now);
  }
}

/** Records a refund that was made at the gateway outside the shop; nothing is left to send. */
export async function recordExternalRefund(
  transaction: Transaction<Database>,
  { paymentId, amount, now }: Omit<NewRefund, 'reason'>,
): Promise<void> {
  const id = newRefundId();
  await transaction
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      reason: RETURNED,
      amount,
      state: 'processed',
      gateway_refund_id: null,
      next_try_at: null,
      created_at: now,
      processed_at: now,
    })
    .execute();
  await emitGatewayRefund(transaction, 'refund.processed', id, now);
}

/** An idempotency key that every gateway accepts: an R and 22 upper-case hexadecimal digits. */
export function newRefundId(): string {
  return `R${randomBytes(11).toString('hex').toUpperCase()}`;
}

/** Whether a text is a refund id of this shop, not something entered at the gateway's dashboard. */
export function isRefundId(text: string): boolean {
  return /^R[0-9A-F]{22}$/.test(text);
}
