import type { Failure } from '#lib/shared/result.ts';
import * as m from '#messages';
import { cartNoticeOfFailure, cartNoticeText } from './notices.ts';

/** Why the delivery to a pincode is not known, as a message for the shopper. */
export function deliveryProblem(failure: Failure): string {
  const notice = cartNoticeOfFailure(failure);
  return notice === 'not-serviceable' ? cartNoticeText(notice) : m.productDeliveryUnknown();
}
