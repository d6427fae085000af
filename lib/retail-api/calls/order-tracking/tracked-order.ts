import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { readTrackToken } from '../../orders/track-token.ts';
import { noSuchTrackedOrder } from '../../orders/tracking/no-such-order.ts';
import { trackedWire } from '../../orders/tracking/tracked-wire.ts';

/** An order for whoever has the link of one of its mails. */
export const trackedOrder = handlerFor(calls.trackedOrderByToken, async ({ Token }, { db, secret, now }) => {
  const number = readTrackToken(secret, Token);
  if (number === null) return noSuchTrackedOrder();
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  return order ? succeed(trackedWire(await orderWire(db, order, now()))) : noSuchTrackedOrder();
});
