import type { Kysely } from 'kysely';
import type { PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
import type { AttemptFacts, PaymentFacts, RefundFacts } from '../domain/payments/payment-state.ts';

/** What is known of the money of an order. Amounts in paise. */
export interface OrderMoney {
  attempts: AttemptFacts[];
  payments: PaymentFacts[];
  refunds: RefundFacts[];
}

const NO_MONEY: OrderMoney = { attempts: [], payments: [], refunds: [] };

/** The money of orders by their numbers; every number is there. */
export async function readOrderMoney(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<(number: string) => OrderMoney> {
  return readPaidMoney(db, 'order', numbers);
}

/** The money of anything that is paid for, by the ids that its attempts name; every id is there. */
export async function readPaidMoney(
  db: Kysely<Database>,
  subject: PaymentSubject,
  ids: readonly string[],
): Promise<(id: string) => OrderMoney> {
  if (ids.length === 0) return () => NO_MONEY;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['subject_id', 'state', 'failure_reason as failureReason'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .execute();
  // What no gateway was asked for has no payments either: an order that is paid at the door takes one query.
  if (attempts.length === 0) return () => NO_MONEY;
  const payments = await db
    .selectFrom('payments')
    .select(['subject_id', 'amount', 'purpose'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.subject_id', 'refunds.amount', 'refunds.state'])
    .where('payments.subject', '=', subject)
    .where('payments.subject_id', 'in', ids)
    .execute();
  const of = (id: string) => (row: { subject_id: string }) => row.subject_id === id;
  return (id) => ({
    attempts: attempts.filter(of(id)),
    payments: payments.filter(of(id)),
    refunds: refunds.filter(of(id)),
  });
}
