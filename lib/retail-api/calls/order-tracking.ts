import { calls } from '#lib/contract/index.ts';
import { MOBILE_PATTERN } from '#lib/contract/vocabulary.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { checkCode } from '../customers/codes/check-code.ts';
import { requestCode } from '../customers/codes/request-code.ts';
import { findTracked } from '../orders/tracking/find-tracked.ts';
import { readTrackToken } from '../orders/tracking/track-token.ts';
import { orderStatusWire, trackedWire } from '../orders/tracking/tracked-wire.ts';
import { consumeTrackingLimit } from '../orders/tracking/tracking-limits.ts';
import { orderWire } from '../orders/wire/order-wire.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** There is no such order, or it has another contact: nobody learns which. */
function noSuchTrackedOrder(): Outcome<never> {
  return fail('NotFound', 'There is no order with this number and this contact.');
}

/** The progress of an order, for a caller with its number and contact. */
const trackOrder = handlerFor(calls.trackOrder, async (request, context, { network }) => {
  const consumed = await consumeTrackingLimit(context, { ...request, network });
  if (consumed.code !== 'Success') return consumed;
  const { db, now } = context;
  const order = await findTracked(db, request);
  return order ? succeed(orderStatusWire(await orderWire(db, order, now()))) : noSuchTrackedOrder();
});

/**
 * Sends a code to the contact of an order, and to no other recipient: otherwise a caller could have codes sent to
 * strangers.
 */
const trackOrderCode = handlerFor(calls.trackOrderCode, async (request, context, caller) => {
  // This call, too, reveals whether contact and number match, so it has the same limit.
  const consumed = await consumeTrackingLimit(context, { ...request, network: caller.network });
  if (consumed.code !== 'Success') return consumed;
  if (!(await findTracked(context.db, request))) return noSuchTrackedOrder();
  const { Contact: recipient, SessionId: sessionId } = request;
  const channel = MOBILE_PATTERN.test(recipient) ? 'sms' : 'mail';
  return requestCode(context, caller, { purpose: 'tracking', recipient, sessionId, channel });
});

/** The key of an order, for a caller who receives the messages of its contact. */
const verifyTrackOrderCode = handlerFor(calls.verifyTrackOrderCode, async (request, context, { network }) => {
  const { Contact: recipient, SessionId: sessionId, OTP: otp, EString: eString } = request;
  const credentials = { purpose: 'tracking', recipient, sessionId, eString, otp, network } as const;
  return checkCode(context, credentials, async (transaction) => {
    const order = await findTracked(transaction, request);
    return order ? succeed({ OrderKey: order.key }) : noSuchTrackedOrder();
  });
});

/** An order, for a caller with the token from a link in one of its mails. */
const trackedOrder = handlerFor(calls.trackedOrderByToken, async ({ Token }, { db, secret, now }) => {
  const number = readTrackToken(secret, Token);
  if (number === null) return noSuchTrackedOrder();
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  return order ? succeed(trackedWire(await orderWire(db, order, now()))) : noSuchTrackedOrder();
});

/** Handlers of the calls that track an order without sign-in. */
export const orderTrackingCalls: readonly CallHandler[] = [
  trackOrder,
  trackOrderCode,
  verifyTrackOrderCode,
  trackedOrder,
];
