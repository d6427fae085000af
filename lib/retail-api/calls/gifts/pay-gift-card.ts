import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { drawPin, issueGiftCard } from '../../promotions/gift-card-issue.ts';
import { findGiftCardOrder, giftCardOrderWire } from '../../promotions/gift-card-orders.ts';
import { noSuchGiftCardOrder } from './no-such-gift-card-order.ts';

/** Pays an order by a test that takes no money, and issues its card. Paid again, it is answered as it stands. */
export const payGiftCard = handlerFor(calls.payGiftCard, async (request, { db, siteUrl, testPayments, now }) => {
  if (!testPayments) return refuse('PaymentUnavailable');
  const order = await findGiftCardOrder(db, request.OrderId);
  if (!order) return noSuchGiftCardOrder();
  if (order.state === 'issued') return succeed(giftCardOrderWire(order));
  const drawn = await drawPin();
  const issued = await db
    .transaction()
    .execute((transaction) => issueGiftCard(transaction, { id: order.id, siteUrl, now: now() }, drawn));
  // Somebody else was faster, or the account was deleted in between.
  const paid = issued ?? (await findGiftCardOrder(db, order.id));
  return paid ? succeed(giftCardOrderWire(paid)) : noSuchGiftCardOrder();
});
