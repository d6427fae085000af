import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from './order-repository.ts';

/*
 * Transactions that change orders take their locks in one order, so that none deadlocks: the customer, the basket,
 * orders by number, what they hold (`holdings.ts`), the version of the catalogue, the series of invoices.
 */

/** An order, locked until this transaction ends; undefined if there is none. */
export async function lockOrder(transaction: Transaction<Database>, number: string): Promise<OrderRow | undefined> {
  // An update that changes nothing locks the row on both engines.
  return transaction
    .updateTable('orders')
    .set((row) => ({ state: row.ref('state') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** The orders with these numbers, locked. */
export async function lockOrders(transaction: Transaction<Database>, numbers: readonly string[]): Promise<OrderRow[]> {
  const locked: OrderRow[] = [];
  for (const number of numbers.toSorted()) {
    const order = await lockOrder(transaction, number);
    if (order) locked.push(order);
  }
  return locked;
}
