import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { releaseOrder } from '../../orders/hold-order.ts';
import { lockPurchase } from '../../orders/lock-purchase.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orderWire, paymentStateOf } from '../../orders/order-wire.ts';
import { ASKING } from '../../payments/rules/payment-state.ts';

/** Gives up paying for now. Its attempts are still asked for, and money that comes later still counts. */
export const cancelPayment = handlerFor(calls.cancelPayment, async (request, context, caller) => {
  const { db } = context;
  const now = context.now();
  const found = await findOrder(db, { ...request, OrderNumber: '' }, caller);
  if (!found) return refuse('NotFound', 'There is no such order.');
  const { number } = found;
  await db.transaction().execute(async (transaction) => {
    const { orders } = await lockPurchase(transaction, number);
    const order = orders.find((one) => one.number === number);
    if (order?.state !== 'payment-pending') return;
    // It may have been paid already: what it holds waits for the gateway's word.
    if ((await paymentStateOf(transaction, order)) === 'checking') return;
    await transaction
      .updateTable('payment_attempts')
      .set({ state: 'given-up', changed_at: now })
      .where('subject', '=', 'order')
      .where('subject_id', '=', number)
      .where('state', '=', 'created')
      .where('failure_reason', '!=', ASKING)
      .execute();
    await releaseOrder(transaction, number, now);
  });
  const order = await findOrder(db, { ...request, OrderNumber: '' }, caller);
  return order ? succeed(await orderWire(db, order, now)) : refuse('NotFound', 'There is no such order.');
});
