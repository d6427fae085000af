import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { findTracked } from '../../orders/tracking/find-tracked.ts';
import { noSuchTrackedOrder } from '../../orders/tracking/no-such-order.ts';
import { standingWire } from '../../orders/tracking/tracked-wire.ts';
import { takeTrackingTurn } from '../../orders/tracking/tracking-limits.ts';

/** How far an order is, for who knows its number and its contact. */
export const trackOrder = handlerFor(calls.trackOrder, async (request, context, { network }) => {
  const turn = await takeTrackingTurn(context, { ...request, network });
  if (turn.code !== 'Success') return turn;
  const { db, now } = context;
  const order = await findTracked(db, request);
  return order ? succeed(standingWire(await orderWire(db, order, now()))) : noSuchTrackedOrder();
});
