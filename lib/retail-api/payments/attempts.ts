import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Gateway, PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
import { nextCheckAt } from '../domain/payments/check-schedule.ts';

export type AttemptRow = Selectable<Database['payment_attempts']>;

interface NewAttempt {
  subject: PaymentSubject;
  /** Number of the order, or id of the order for a gift card. */
  subjectId: string;
  gateway: Gateway;
  /** Paise. */
  amount: number;
  /** Whether it takes no money. */
  test: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes an attempt to pay down before any gateway hears of it, and when its gateway is asked for the first time. */
export async function openAttempt(
  transaction: Transaction<Database>,
  { subject, subjectId, gateway, amount, test, now }: NewAttempt,
): Promise<AttemptRow> {
  return transaction
    .insertInto('payment_attempts')
    .values({
      ...{ id: newAttemptId(), subject, subject_id: subjectId, gateway, amount, state: 'created' },
      ...{ test: test ? 1 : 0, gateway_order_id: null, created_at: now, changed_at: now },
      next_check_at: nextCheckAt(now, 0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** 25 letters and digits, as many as PayU takes: a P and 24 hexadecimal digits in upper case. */
function newAttemptId(): string {
  return `P${randomBytes(12).toString('hex').toUpperCase()}`;
}
