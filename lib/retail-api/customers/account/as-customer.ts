import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';

export type CustomerRow = Selectable<Database['customers']>;

/**
 * Runs a call that requires a signed-in customer: SignInRequired for a guest, or if the customer has just been deleted.
 */
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
 * Like `asCustomer`, for changes. They run in one transaction, which is rolled back on every refusal, and wait for
 * other changes to the same customer, so that counts read before a write still hold when it is made.
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
