import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Gateway, PaymentSubject } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { AttemptReference, GatewayAttempt, PaymentGateway, Payments } from './gateway.ts';

export type AttemptRow = Selectable<Database['payment_attempts']>;

export interface NewAttempt {
  subject: PaymentSubject;
  /** Order number, or id of the gift card order. */
  subjectId: string;
  gateway: Gateway;
  /** Paise. */
  amount: number;
  /** Whether it is a test that takes no money. */
  test: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a payment attempt before any gateway knows of it: it is not checked until it is shown to a browser. */
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

/** 25 letters and digits, PayU's maximum: a P and 24 upper-case hexadecimal digits. */
function newAttemptId(): string {
  return `P${randomBytes(12).toString('hex').toUpperCase()}`;
}

/** The attempt that a gateway refers to. */
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

/** Reads the attempt and locks its row until the transaction ends. Lock what it pays for first. */
export async function lockAttempt(transaction: Transaction<Database>, id: string): Promise<AttemptRow | undefined> {
  // An update that changes nothing takes the row lock on both engines.
  return transaction
    .updateTable('payment_attempts')
    .set((attempt) => ({ state: attempt.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The attempt as a gateway needs it. */
export function attemptFacts({ id, amount, gateway_order_id }: AttemptRow): GatewayAttempt {
  return { id, amount, gatewayOrderId: gateway_order_id };
}

/**
 * The gateway of an attempt; undefined if it is not set up any more, or if one of them is a test and the other is live.
 */
export function gatewayOf(
  { gateways, test }: Payments,
  attempt: Pick<AttemptRow, 'gateway' | 'test'>,
): PaymentGateway | undefined {
  return test === (attempt.test === 1) ? gateways.get(attempt.gateway) : undefined;
}
