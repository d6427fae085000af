import { calls } from '#lib/contract/index.ts';
import { findGiftCardOrder, giftCardOrderWire } from '../../cart/promotions/gift-card-orders.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { noSuchGiftCardOrder } from './no-such-gift-card-order.ts';

/** An order for a gift card, for whoever knows its id. */
export const giftCardOrderDetails = handlerFor(calls.giftCardOrderDetails, async (request, { db, payments }) => {
  const order = await findGiftCardOrder(db, request.OrderId);
  return order ? succeed(await giftCardOrderWire(db, payments, order)) : noSuchGiftCardOrder();
});
