import type { Kysely } from 'kysely';
import type { PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { SURPLUS_REASONS } from '../../payments/open-refund.ts';
import type { AttemptStatus, PaymentFacts, PaymentRefund } from '../../payments/rules/payment-state.ts';
import { type PurchaseRefund, readPurchaseRefunds } from './purchase-refunds.ts';

/** The payments received for something. Amounts in paise. */
interface PaidMoney {
  attempts: AttemptStatus[];
  payments: PaymentFacts[];
  /** Refunds of payments that settled nothing. */
  refunds: PaymentRefund[];
}

/** Payments and refunds of an order. */
export interface OrderPayments extends PaidMoney {
  /** Refunds of the purchase, oldest first. */
  orderRefunds: PurchaseRefund[];
}

const NO_MONEY: PaidMoney = { attempts: [], payments: [], refunds: [] };

/** Payments and refunds of orders by order number; every number has an entry. */
export async function readOrderMoney(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<(number: string) => OrderPayments> {
  const paid = await readPaidMoney(db, 'order', numbers);
  const returned = await readPurchaseRefunds(db, numbers);
  return (number) => ({ ...paid(number), orderRefunds: returned.get(number) ?? [] });
}

/** The payments of any subject by the ids that its attempts name; every id has an entry. */
export async function readPaidMoney(
  db: Kysely<Database>,
  subject: PaymentSubject,
  ids: readonly string[],
): Promise<(id: string) => PaidMoney> {
  if (ids.length === 0) return () => NO_MONEY;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['subject_id', 'state', 'failure_reason as failureReason'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .execute();
  // Without attempts there are no payments either: an order paid on delivery takes one query.
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
    .where('refunds.reason', 'in', SURPLUS_REASONS)
    .execute();
  const of = (id: string) => (row: { subject_id: string }) => row.subject_id === id;
  return (id) => ({
    attempts: attempts.filter(of(id)),
    payments: payments.filter(of(id)),
    refunds: refunds.filter(of(id)),
  });
}
