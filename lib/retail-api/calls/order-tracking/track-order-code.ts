import { calls } from '#lib/contract/index.ts';
import { MOBILE_PATTERN } from '#lib/contract/vocabulary.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { requestCode } from '../../customers/codes/request-code.ts';
import { findTracked } from '../../orders/tracking/find-tracked.ts';
import { noSuchTrackedOrder } from '../../orders/tracking/no-such-order.ts';
import { takeTrackingTurn } from '../../orders/tracking/tracking-limits.ts';

/** Sends a code to the contact of an order; to no other contact, so that nobody has codes sent to strangers. */
export const trackOrderCode = handlerFor(calls.trackOrderCode, async (request, context, caller) => {
  // Whether contact and number belong together is told here, too.
  const turn = await takeTrackingTurn(context, { ...request, network: caller.network });
  if (turn.code !== 'Success') return turn;
  if (!(await findTracked(context.db, request))) return noSuchTrackedOrder();
  const { Contact: recipient, SessionId: sessionId } = request;
  const channel = MOBILE_PATTERN.test(recipient) ? 'sms' : 'mail';
  return requestCode(context, caller, { purpose: 'tracking', recipient, sessionId, channel });
});
