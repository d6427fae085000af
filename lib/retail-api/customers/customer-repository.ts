import type { Transaction } from 'kysely';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { lockCustomer } from './lock-customer.ts';

/** Registered: the one status that a customer can have. */
const REGISTERED = 1;

interface Customer {
  id: string;
  /** Ten digits. */
  mobile: string;
  /** Empty where the customer has given none; so is the e-mail. */
  name: string;
  email: string;
  statusId: number;
}

/**
 * The customer of a proven mobile, made where there is none, and locked. What is offered fills what the profile has not
 * yet and replaces nothing. `now` in epoch milliseconds.
 */
export async function openCustomer(
  transaction: Transaction<Database>,
  mobile: string,
  offered: { name: string; email: string },
  now: number,
): Promise<Customer & { isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('customers')
    .values({ id: newId(), mobile, ...offered, status_id: REGISTERED, created_at: now, modified_at: now })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirstOrThrow();
  const row = await transaction.selectFrom('customers').select('id').where('mobile', '=', mobile).executeTakeFirst();
  const kept = row && (await lockCustomer(transaction, row.id));
  // Deleted since the insert found it: this one is a new customer.
  if (!kept) return openCustomer(transaction, mobile, offered, now);
  const { id, status_id: statusId } = kept;
  const name = kept.name || offered.name;
  const email = kept.email || offered.email;
  if (name !== kept.name || email !== kept.email) {
    await transaction.updateTable('customers').set({ name, email, modified_at: now }).where('id', '=', id).execute();
  }
  return { id, mobile, name, email, statusId, isNew: numInsertedOrUpdatedRows === 1n };
}
