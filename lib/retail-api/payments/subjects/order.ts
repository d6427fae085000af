import { releaseOrder } from '../../orders/holds/hold-order.ts';
import { lockPurchase } from '../../orders/lock-orders.ts';
import { enqueueOrderMail } from '../../orders/mails/order-mails.ts';
import { confirmOrder } from '../../orders/placing/confirm-order.ts';
import { paymentStateOf } from '../../orders/wire/order-wire.ts';
import type { Subject } from './subject.ts';

/** An order of items, by its number. */
export const orderSubject: Subject = {
  async lock(transaction, number) {
    await lockPurchase(transaction, number);
  },
  async prepare() {
    return async (transaction, number, { gateway, test, ...mailContext }) => {
      const order = await transaction
        .selectFrom('orders')
        .select('number')
        .where('number', '=', number)
        .executeTakeFirst();
      return order ? confirmOrder(transaction, number, { ...mailContext, settling: { gateway, test } }) : 'unavailable';
    };
  },
  async free(transaction, number, now) {
    await releaseOrder(transaction, number, now);
  },
  notifyRefund: (transaction, number, _amount, mailContext) =>
    enqueueOrderMail(transaction, { number, kind: 'refund' }, mailContext),
  async paymentStatus(db, number) {
    const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    return order && { key: order.key, state: await paymentStateOf(db, order) };
  },
};
