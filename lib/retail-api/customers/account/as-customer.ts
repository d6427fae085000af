import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { lockCustomer } from '../lock-customer.ts';

export type CustomerRow = Database['customers'];

/** Answers a call that only a signed-in customer may make: 235 for a guest, and for one who was deleted a moment ago. */
export async function asCustomer<Data>(
  db: Kysely<Database>,
  { customerId }: Caller,
  work: (customer: CustomerRow) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (customerId === null) return fail('SignInRequired');
  const customer = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst();
  return customer ? work(customer) : fail('SignInRequired');
}

/**
 * As `asCustomer`, for changes: they run in one transaction, which every refusal rolls back, and wait for other changes of
 * the same customer, so that what is counted before a write is still true when it is done.
 */
export async function changeAsCustomer<Data>(
  db: Kysely<Database>,
  { customerId }: Caller,
  work: (transaction: Transaction<Database>, customer: CustomerRow) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (customerId === null) return fail('SignInRequired');
  return inTransaction(
    db,
    async (transaction) => {
      const customer = await lockCustomer(transaction, customerId);
      return customer ? work(transaction, customer) : fail('SignInRequired');
    },
    ['Success'],
  );
}
