import type { Transaction } from 'kysely';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import { requestLanguage } from '#lib/shared/request-context.ts';
import { keepRequestLanguage } from '../core/db/keep-request-language.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { emitEvents } from '../messages/webhooks/emit-events.ts';
import { indexCustomer } from './customer-words.ts';

/** Registered: the only status a customer can have. */
const REGISTERED = 1;

interface Customer {
  id: string;
  /** Ten digits. */
  mobile: string;
  /** Empty if the customer has given none. Likewise the email. */
  name: string;
  email: string;
  statusId: number;
}

/**
 * The customer with a proven mobile, created if none exists, and locked. The offered values fill empty fields of the
 * profile and replace nothing; messages are written in the language of this request from then on, if it
 * names one. `now` is in epoch milliseconds.
 */
export async function openCustomer(
  transaction: Transaction<Database>,
  mobile: string,
  offered: { name: string; email: string },
  now: number,
): Promise<Customer & { isNew: boolean }> {
  const values = { ...offered, language: requestLanguage() ?? BASE_LANGUAGE, status_id: REGISTERED };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('customers')
    .values({ id: newId(), mobile, ...values, created_at: now, modified_at: now })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirstOrThrow();
  const row = await transaction.selectFrom('customers').select('id').where('mobile', '=', mobile).executeTakeFirst();
  const locked = row && (await lockCustomer(transaction, row.id));
  // Deleted since the insert hit the conflict: create a new customer.
  if (!locked) return openCustomer(transaction, mobile, offered, now);
  const { id, status_id: statusId } = locked;
  await keepRequestLanguage(transaction, locked);
  const name = locked.name || offered.name;
  const email = locked.email || offered.email;
  if (name !== locked.name || email !== locked.email) {
    await transaction.updateTable('customers').set({ name, email, modified_at: now }).where('id', '=', id).execute();
  }
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew || name !== locked.name || email !== locked.email) await indexCustomer(transaction, { id, name, email });
  if (isNew) {
    const events = [{ about: `customer:${id}`, data: { CustomerId: id } }];
    await emitEvents(transaction, { topic: 'customer', type: 'customer.created', events }, now);
  }
  return { id, mobile, name, email, statusId, isNew };
}
