import type { Kysely, Transaction } from 'kysely';
import type { Gateway, PaymentState } from '#lib/contract/index.ts';
import type { ApiContext } from '../../app/api-context.ts';
import type { Database } from '../../core/db/schema.ts';

/**
 * What became of what was paid for. `already`: it was paid before; `superseded`: something else in its place was; `gone`:
 * it cannot be had any more.
 */
export type Settlement = 'confirmed' | 'already' | 'superseded' | 'gone';

/** What mails need to know. */
export interface Told extends Pick<ApiContext, 'siteUrl' | 'secret'> {
  /** Epoch milliseconds. */
  now: number;
  /** Whether no money moves. */
  test: boolean;
  /** Whose payment it is. */
  gateway: Gateway;
}

/** Gives the buyer what was paid for; changes nothing unless it says `confirmed`. */
export type Settle = (transaction: Transaction<Database>, id: string, told: Told) => Promise<Settlement>;

/** What payments need to know of something that is paid for. `id`: the `subject_id` of its attempts. */
export interface Subject {
  /** Nobody else changes it until the transaction ends; its attempts are locked after it. */
  lock(transaction: Transaction<Database>, id: string): Promise<void>;
  /** Does what takes a while and belongs before the transaction. */
  prepare(db: Kysely<Database>, id: string): Promise<Settle>;
  /** Frees what it holds for a payment that has failed. */
  free(transaction: Transaction<Database>, id: string, now: number): Promise<void>;
  /** Writes to the buyer that money goes back. `amount` in paise. */
  notifyRefund(transaction: Transaction<Database>, id: string, amount: number, told: Told): Promise<void>;
  /** Its key for links, and how its money stands; undefined where it is no longer there. */
  standing(db: Kysely<Database>, id: string): Promise<{ key: string; state: PaymentState } | undefined>;
}
