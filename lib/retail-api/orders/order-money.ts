import type { Kysely } from 'kysely';
import type { PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { SURPLUS_REASONS } from '../payments/open-refund.ts';
import type { AttemptFacts, PaymentFacts, RefundFacts } from '../payments/rules/payment-state.ts';
import { type ReturnedMoney, readReturnedMoney } from './returned-money.ts';

/** What gateways were paid for something. Amounts in paise. */
interface PaidMoney {
  attempts: AttemptFacts[];
  payments: PaymentFacts[];
  /** Of payments that settled nothing. */
  refunds: RefundFacts[];
}

/** What is known of the money of an order. */
export interface OrderMoney extends PaidMoney {
  /** What goes back of what was bought, the oldest first. */
  moneyBack: ReturnedMoney[];
}

const NO_MONEY: PaidMoney = { attempts: [], payments: [], refunds: [] };

/** The money of orders by their numbers; every number is there. */
export async function readOrderMoney(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<(number: string) => OrderMoney> {
  const paid = await readPaidMoney(db, 'order', numbers);
  const returned = await readReturnedMoney(db, numbers);
  return (number) => ({ ...paid(number), moneyBack: returned.get(number) ?? [] });
}

/** The money of anything that is paid for, by the ids that its attempts name; every id is there. */
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
    .where('refunds.reason', 'in', SURPLUS_REASONS)
    .execute();
  const of = (id: string) => (row: { subject_id: string }) => row.subject_id === id;
  return (id) => ({
    attempts: attempts.filter(of(id)),
    payments: payments.filter(of(id)),
    refunds: refunds.filter(of(id)),
  });
}
