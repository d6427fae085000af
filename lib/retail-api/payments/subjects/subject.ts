import type { Kysely, Transaction } from 'kysely';
import type { Gateway, PaymentState } from '#lib/contract/index.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';

/**
 * The result of settling a payment. `already-confirmed`: the subject was paid before; `superseded`: something else was paid in
 * its place; `unavailable`: it is no longer available.
 */
export type Settlement = 'confirmed' | 'already-confirmed' | 'superseded' | 'unavailable';

/** What emails need to know. */
export interface MailContext extends Pick<CoreContext, 'siteUrl' | 'secret'> {
  /** Epoch milliseconds. */
  now: number;
  /** Whether it is a test in which no money moves. */
  test: boolean;
  /** The gateway of the payment. */
  gateway: Gateway;
}

/** Gives the buyer what was paid for; changes nothing unless it returns `confirmed`. */
export type Settle = (transaction: Transaction<Database>, id: string, mailContext: MailContext) => Promise<Settlement>;

/** What payments need to know of something that can be paid for. `id`: the `subject_id` of its attempts. */
export interface Subject {
  /** Locks it until the transaction ends; its attempts are locked afterwards. */
  lock(transaction: Transaction<Database>, id: string): Promise<void>;
  /** Does slow work that belongs before the transaction. */
  prepare(db: Kysely<Database>, id: string): Promise<Settle>;
  /** Releases its hold after a payment has failed. */
  free(transaction: Transaction<Database>, id: string, now: number): Promise<void>;
  /** Notifies the buyer of a refund. `amount` in paise. */
  notifyRefund(transaction: Transaction<Database>, id: string, amount: number, mailContext: MailContext): Promise<void>;
  /** Its key for links and its payment state; undefined if it no longer exists. */
  paymentStatus(db: Kysely<Database>, id: string): Promise<{ key: string; state: PaymentState } | undefined>;
}
