import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';

/** An order as it stands. */
export const orderDetails = handlerFor(calls.orderDetails, async (request, { db, now }, caller) => {
  const order = await findOrder(db, request, caller);
  return order ? succeed(await orderWire(db, order, now())) : refuse('NotFound', 'There is no such order.');
});
