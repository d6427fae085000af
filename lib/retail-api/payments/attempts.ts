import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Gateway, PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { AttemptFacts, AttemptReference, PaymentGateway, Payments } from './gateway.ts';

export type AttemptRow = Selectable<Database['payment_attempts']>;

export interface NewAttempt {
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

/** Writes an attempt to pay down before any gateway hears of it: nobody asks for it until a browser is shown it. */
export async function openAttempt(
  transaction: Transaction<Database>,
  { subject, subjectId, gateway, amount, test, now }: NewAttempt,
): Promise<AttemptRow> {
  return transaction
    .insertInto('payment_attempts')
    .values({
      id: newAttemptId(),
      subject,
      subject_id: subjectId,
      gateway,
      amount,
      state: 'created',
      test: test ? 1 : 0,
      gateway_order_id: null,
      created_at: now,
      changed_at: now,
      next_check_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** 25 letters and digits, as many as PayU takes: a P and 24 hexadecimal digits in upper case. */
function newAttemptId(): string {
  return `P${randomBytes(12).toString('hex').toUpperCase()}`;
}

/** The attempt that a gateway means. */
export async function findAttempt(
  db: Kysely<Database>,
  gateway: Gateway,
  reference: AttemptReference,
): Promise<AttemptRow | undefined> {
  const attempts = db.selectFrom('payment_attempts').selectAll().where('gateway', '=', gateway);
  return 'attemptId' in reference
    ? attempts.where('id', '=', reference.attemptId).executeTakeFirst()
    : attempts.where('gateway_order_id', '=', reference.gatewayOrderId).executeTakeFirst();
}

/** As it stands, and nobody else changes it until the transaction ends. What it pays for is locked before it. */
export async function lockAttempt(transaction: Transaction<Database>, id: string): Promise<AttemptRow | undefined> {
  // An update that changes nothing takes the row's lock on both engines.
  return transaction
    .updateTable('payment_attempts')
    .set((attempt) => ({ state: attempt.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** What a gateway needs to know of it. */
export function attemptFacts({ id, amount, gateway_order_id }: AttemptRow): AttemptFacts {
  return { id, amount, gatewayOrderId: gateway_order_id };
}

/**
 * The gateway that knows an attempt; undefined where it is not set up any more, or takes money and the attempt was a test,
 * or the other way round.
 */
export function gatewayOf(
  { gateways, test }: Payments,
  attempt: Pick<AttemptRow, 'gateway' | 'test'>,
): PaymentGateway | undefined {
  return test === (attempt.test === 1) ? gateways.get(attempt.gateway) : undefined;
}
