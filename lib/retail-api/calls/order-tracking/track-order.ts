import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { findTracked } from '../../order-tracking/find-tracked.ts';
import { noSuchTrackedOrder } from '../../order-tracking/no-such-order.ts';
import { standingWire } from '../../order-tracking/tracked-wire.ts';
import { takeTrackingTurn } from '../../order-tracking/tracking-limits.ts';
import { orderWire } from '../../orders/order-wire.ts';

/** How far an order is, for who knows its number and its contact. */
export const trackOrder = handlerFor(calls.trackOrder, async (request, context, { network }) => {
  const turn = await takeTrackingTurn(context, { ...request, network });
  if (turn.code !== 'Success') return turn;
  const { db, now } = context;
  const order = await findTracked(db, request);
  return order ? succeed(standingWire(await orderWire(db, order, now()))) : noSuchTrackedOrder();
});
