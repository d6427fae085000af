import type { Transaction } from 'kysely';
import { type Basket, lockBasket } from '../cart/baskets/basket-repository.ts';
import type { Database } from '../core/db/schema.ts';
import { lockOrders } from './lock-orders.ts';
import type { OrderRow } from './order-repository.ts';

/**
 * All orders of the purchase that an order belongs to, none if it is deleted, and their basket, null if that is
 * deleted; locked in the order of `lock-orders.ts`.
 */
export async function lockPurchase(
  transaction: Transaction<Database>,
  number: string,
): Promise<{ basket: Basket | null; orders: OrderRow[] }> {
  const order = await transaction
    .selectFrom('orders')
    .select(['basket_guid', 'customer_id', 'purchase_id'])
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
  return { basket, orders: await lockOrders(transaction, numbers) };
}
