import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/**
 * The row of a customer, whose other changes and deletion now wait until this transaction ends; undefined where it is
 * deleted already. What does not go with the row by itself is written under this lock, or it would outlive the customer.
 */
export async function lockCustomer(
  transaction: Transaction<Database>,
  customerId: string,
): Promise<Database['customers'] | undefined> {
  // An update that changes nothing takes the row's lock on both engines.
  return transaction
    .updateTable('customers')
    .set((row) => ({ status_id: row.ref('status_id') }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
}
