import type { Insertable, Kysely } from 'kysely';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from '../orders/order-repository.ts';

/** Writes an attempt to pay an order at Razorpay that nobody asks about, unless something else is given; its id. */
export async function insertAttempt(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'number' | 'payable'>,
  given: Partial<Insertable<Database['payment_attempts']>> = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('payment_attempts')
    .values({
      id,
      subject: 'order',
      subject_id: order.number,
      gateway: 'razorpay',
      amount: order.payable,
      state: 'created',
      test: 1,
      gateway_order_id: null,
      created_at: 0,
      changed_at: 0,
      next_check_at: null,
      ...given,
    })
    .execute();
  return id;
}

/** Writes a payment of an order that came too late, unless something else is given, with its attempt; its id. */
export async function insertPayment(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'number' | 'payable'>,
  given: Partial<Database['payments']> = {},
): Promise<string> {
  const id = newId();
  const attempt = { state: 'captured', created_at: given.captured_at ?? 0 } as const;
  const attempt_id = given.attempt_id ?? (await insertAttempt(db, order, attempt));
  await db
    .insertInto('payments')
    .values({
      id,
      attempt_id,
      subject: 'order',
      subject_id: order.number,
      gateway: 'razorpay',
      gateway_payment_id: newId(),
      amount: order.payable,
      purpose: 'surplus',
      instrument: 'upi',
      captured_at: 0,
      ...given,
    })
    .execute();
  return id;
}

/** Writes a refund of a payment; `amount` in paise. */
export async function insertRefund(
  db: Kysely<Database>,
  payment: { id: string; amount: number },
  state: Database['refunds']['state'],
): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: payment.id,
      amount: payment.amount,
      state,
      reason: 'late',
      created_at: 0,
      gateway_refund_id: null,
      next_try_at: null,
      processed_at: null,
    })
    .execute();
}
