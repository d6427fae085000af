import type { Insertable, Kysely } from 'kysely';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from '../orders/order-repository.ts';

/** Inserts a Razorpay payment attempt of an order, without a scheduled check, unless overridden; returns its id. */
export async function insertTestAttempt(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'number' | 'payable'>,
  overrides: Partial<Insertable<Database['payment_attempts']>> = {},
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
      ...overrides,
    })
    .execute();
  return id;
}

/** Inserts a payment of an order that arrived too late, unless overridden, with its attempt; returns its id. */
export async function insertTestPayment(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'number' | 'payable'>,
  overrides: Partial<Database['payments']> = {},
): Promise<string> {
  const id = newId();
  const attempt = { state: 'captured', created_at: overrides.captured_at ?? 0 } as const;
  const attempt_id = overrides.attempt_id ?? (await insertTestAttempt(db, order, attempt));
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
      ...overrides,
    })
    .execute();
  return id;
}

/** Inserts a refund of a payment; `amount` in paise. */
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
