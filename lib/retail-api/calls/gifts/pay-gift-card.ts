import { calls, type GiftCardOrderWire } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, type Outcome, refuse, succeed } from '../../call-handler.ts';
import { Lines } from '../../limits/lines.ts';
import { drawPin, issueGiftCard } from '../../promotions/gift-card-issue.ts';
import { findGiftCardOrder, giftCardOrderWire } from '../../promotions/gift-card-orders.ts';
import { FULL_LINE_SECONDS } from '../../promotions/gift-rules.ts';
import { hashInLine } from '../../promotions/hash-line.ts';
import { tooManyRequests } from '../../refusals.ts';
import { noSuchGiftCardOrder } from './no-such-gift-card-order.ts';

/** Payments of one order that wait for each other, so that all but the first find it paid and hash nothing. */
const PAYMENTS_WAITING = 50;
const payments = new Lines(PAYMENTS_WAITING);

/** Pays an order by a test that takes no money, and issues its card. Paid again, it is answered as it stands. */
export const payGiftCard = handlerFor(calls.payGiftCard, async ({ OrderId }, context) => {
  if (!context.testPayments) return refuse('PaymentUnavailable');
  return payments.join(OrderId, () => pay(OrderId, context)) ?? tooManyRequests(FULL_LINE_SECONDS);
});

async function pay(
  id: string,
  { db, siteUrl, now, payments: gateways }: ApiContext,
): Promise<Outcome<GiftCardOrderWire>> {
  const order = await findGiftCardOrder(db, id);
  if (!order) return noSuchGiftCardOrder();
  if (order.state === 'issued') return succeed(await giftCardOrderWire(db, gateways, order));
  const drawn = await hashInLine(drawPin);
  if (!drawn) return tooManyRequests(FULL_LINE_SECONDS);
  const issued = await db
    .transaction()
    .execute((transaction) => issueGiftCard(transaction, { id, siteUrl, now: now(), test: true }, drawn));
  // Another process was faster, or the account was deleted in between.
  const paid = issued ?? (await findGiftCardOrder(db, id));
  return paid ? succeed(await giftCardOrderWire(db, gateways, paid)) : noSuchGiftCardOrder();
}
