import type { Transaction } from 'kysely';
import { lockBasket } from '../../baskets/basket-store.ts';
import type { Database } from '../../db/schema.ts';
import { confirmOrder } from '../../orders/confirm-order.ts';
import { releaseOrder } from '../../orders/hold-order.ts';
import { lockOrders } from '../../orders/lock-orders.ts';
import { enqueueOrderMail } from '../../orders/order-mails.ts';
import type { OrderRow } from '../../orders/order-store.ts';
import { paymentStateOf } from '../../orders/order-wire.ts';
import type { Subject } from './subject.ts';

/** An order of goods, by its number. */
export const orderSubject: Subject = {
  async lock(transaction, number) {
    await lockPurchase(transaction, number);
  },
  async prepare() {
    return async (transaction, number, { gateway, test, ...told }) => {
      const order = await transaction
        .selectFrom('orders')
        .select('number')
        .where('number', '=', number)
        .executeTakeFirst();
      return order ? confirmOrder(transaction, number, { ...told, settling: { gateway, test } }) : 'gone';
    };
  },
  async free(transaction, number, now) {
    await releaseOrder(transaction, number, now);
  },
  tellRefund: (transaction, number, _amount, told) => enqueueOrderMail(transaction, number, 'refund', told),
  async standing(db, number) {
    const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    return order && { key: order.key, state: await paymentStateOf(db, order) };
  },
};

/** All orders of the purchase that an order belongs to, none where it is gone; locked after their basket, as everywhere. */
export async function lockPurchase(transaction: Transaction<Database>, number: string): Promise<OrderRow[]> {
  const order = await transaction
    .selectFrom('orders')
    .select(['basket_guid', 'customer_id', 'purchase_id'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!order) return [];
  await lockBasket(transaction, order.basket_guid, { customerId: order.customer_id });
  // Read after the lock: an order of the same basket joins a purchase under it.
  const purchase = await transaction
    .selectFrom('orders')
    .select('number')
    .where('purchase_id', '=', order.purchase_id)
    .execute();
  return lockOrders(
    transaction,
    purchase.map((row) => row.number),
  );
}
