import type { Selectable, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The locked row of a customer: other changes and the deletion wait until this transaction ends; undefined if the
 * customer is already deleted. Data that is not deleted with the row by cascade must be written under this lock, or it
 * would outlive the customer.
 */
export async function lockCustomer(
  transaction: Transaction<Database>,
  customerId: string,
): Promise<Selectable<Database['customers']> | undefined> {
  // An update without changes takes the row lock on both engines.
  return transaction
    .updateTable('customers')
    .set((row) => ({ status_id: row.ref('status_id') }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
}
