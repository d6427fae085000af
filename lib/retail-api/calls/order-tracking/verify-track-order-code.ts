import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { checkCode } from '../../customers/codes/check-code.ts';
import { findTracked } from '../../orders/tracking/find-tracked.ts';
import { noSuchTrackedOrder } from '../../orders/tracking/no-such-order.ts';

/** The key of an order, for who reads the messages of its contact. */
export const verifyTrackOrderCode = handlerFor(calls.verifyTrackOrderCode, async (request, context, { network }) => {
  const { Contact: recipient, SessionId: sessionId, OTP: otp, EString: eString } = request;
  const given = { purpose: 'tracking', recipient, sessionId, eString, otp, network } as const;
  return checkCode(context, given, async (transaction) => {
    const order = await findTracked(transaction, request);
    return order ? succeed({ OrderKey: order.key }) : noSuchTrackedOrder();
  });
});
