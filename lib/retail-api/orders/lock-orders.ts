import type { Transaction } from 'kysely';
import { type Basket, lockBasket } from '../cart/baskets/basket-repository.ts';
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

/**
 * All orders of the purchase that an order belongs to, none if it is deleted, and their basket, null if that is
 * deleted; locked in the order of `lock-orders.ts`. The order that it adds to is locked, too.
 */
export async function lockPurchase(
  transaction: Transaction<Database>,
  number: string,
): Promise<{ basket: Basket | null; orders: OrderRow[] }> {
  const order = await transaction
    .selectFrom('orders')
    .select(['basket_guid', 'customer_id', 'purchase_id', 'adds_to'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!order) return { basket: null, orders: [] };
  const basket = await lockBasket(transaction, order.basket_guid, { customerId: order.customer_id });
  // Read after the lock: an order of the same basket joins a purchase under it.
  const purchase = await transaction
    .selectFrom('orders')
    .select('number')
    .where('purchase_id', '=', order.purchase_id)
    .execute();
  const numbers = purchase.map((row) => row.number);
  const locked = await lockOrders(transaction, order.adds_to === '' ? numbers : [...numbers, order.adds_to]);
  return { basket, orders: locked.filter(({ purchase_id }) => purchase_id === order.purchase_id) };
}
