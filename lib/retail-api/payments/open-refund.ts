import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Why money goes back that settled nothing: it came late, it was paid twice, or it is of another amount. */
export type SurplusReason = 'late' | 'twice' | 'amount';
const RETURNED = 'returned';
/** The same, and that it went back at its gateway without the shop: all others are references of `money_back`. */
export const SURPLUS_REASONS: readonly string[] = ['late', 'twice', 'amount', RETURNED] satisfies (
  | SurplusReason
  | typeof RETURNED
)[];

interface NewRefund {
  paymentId: string;
  /** A `SurplusReason`, or the reference of money that goes back of what was bought (`money_back`). */
  reason: string;
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
      id: newRefundId(),
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
    .execute();
}

/** Writes down that money went back at its gateway without the shop; nothing is left to send. */
export async function recordExternalRefund(
  transaction: Transaction<Database>,
  { paymentId, amount, now }: Omit<NewRefund, 'reason'>,
): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({
      id: newRefundId(),
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
}

/** An idempotency key that every gateway takes: an R and 22 hexadecimal digits in upper case. */
export function newRefundId(): string {
  return `R${randomBytes(11).toString('hex').toUpperCase()}`;
}

/** Whether a text is the key of a refund of this shop, and not what somebody wrote at the gateway's dashboard. */
export function isRefundId(text: string): boolean {
  return /^R[0-9A-F]{22}$/.test(text);
}
