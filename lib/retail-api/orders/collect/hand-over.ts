import type { Kysely, Transaction } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { readCollectOptions } from '../../core/site-options.ts';
import { keptUntil } from '../../stores/collect/rules/ready-at.ts';
import { takeStoreStock } from '../../stores/collect/store-holds.ts';
import { isCollectCode } from './collect-code.ts';

type Collection = Database['collections'];

/** How an order is collected; undefined if it is delivered. */
export async function readCollection(
  db: Kysely<Database>,
  number: string,
): Promise<(Omit<Collection, 'code_version'> & { code_version: number }) | undefined> {
  return db.selectFrom('collections').selectAll().where('order_number', '=', number).executeTakeFirst();
}

/** Records that a locked order can be collected from `now` (epoch milliseconds) on, for the days of the operator. */
export async function makeReady(transaction: Transaction<Database>, number: string, now: number): Promise<void> {
  const { keptDays } = await readCollectOptions(transaction);
  await transaction
    .updateTable('collections')
    .set({ ready_at: now, kept_until: keptUntil(now, keptDays) })
    .where('order_number', '=', number)
    .execute();
}

/** Replaces the code of a locked order, so that one that was seen by others is of no use any more. */
export async function renewCollectCode(transaction: Transaction<Database>, number: string): Promise<void> {
  await transaction
    .updateTable('collections')
    .set((row) => ({ code_version: row('code_version', '+', 1) }))
    .where('order_number', '=', number)
    .execute();
}

/**
 * Takes the items of a locked order off the shelves of its store once the collector has shown its code. Refuses with
 * InvalidRequest if there is no code, and with OtpWrong if it is another one.
 */
export async function handOver(
  transaction: Transaction<Database>,
  number: string,
  { code, secret }: { code: string; secret: ApiSecret },
): Promise<Outcome<null>> {
  if (code === '') return invalidField('Code', 'Ask the collector for the code in the message.');
  const collection = await readCollection(transaction, number);
  if (!collection) throw new Error(`Order ${number} is not collected from a store.`);
  const of = { number, version: collection.code_version };
  if (!isCollectCode(secret, of, code)) return fail('OtpWrong', 'This is not the code of the order.');
  await takeStoreStock(transaction, number);
  return succeed(null);
}
