import { z } from 'zod';
import { codeSent } from '../code-sent.ts';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  email,
  mobile,
  oneTimeCode,
  opaqueId,
  orderNumber,
  sessionId,
  signedState,
  singleLineText,
} from '../fields.ts';
import { order, orderProduct } from '../order.ts';

/** Identifies a guest's order: its number and the mobile or email address of the buyer. */
const trackingRequest = { OrderNumber: orderNumber, Contact: z.union([mobile, email]) };

/** The status of an order, without its items and its customer. */
const trackedFields = order.pick({
  OrderNumber: true,
  State: true,
  PaymentState: true,
  PlacedAt: true,
  EarliestDate: true,
  LatestDate: true,
  DeliveryDays: true,
  Collect: true,
});

const UNKNOWN = 'Fails with the same NotFound for an unknown order and for another contact.';

export const trackOrder = defineCall({
  name: 'TrackOrder',
  method: 'POST',
  request: z.object({ ...trackingRequest, SessionId: sessionId, ...callerFields }),
  data: trackedFields,
  repeatable: true,
  summary: `The status of an order, for anyone who knows its number and contact. ${UNKNOWN} TooManyRequests if tried too often.`,
});

export const trackOrderCode = defineCall({
  name: 'TrackOrderCode',
  method: 'POST',
  request: z.object({ ...trackingRequest, SessionId: sessionId, EString: signedState.default(''), ...callerFields }),
  data: codeSent,
  repeatable: false,
  summary: `Sends a one-time code to an order's contact, which gives access to its details. ${UNKNOWN} TooManyRequests and OtpLocked as in GenerateLoginOTP.`,
});

export const verifyTrackOrderCode = defineCall({
  name: 'VerifyTrackOrderCode',
  method: 'POST',
  request: z.object({
    ...trackingRequest,
    SessionId: sessionId,
    OTP: oneTimeCode,
    EString: signedState,
    ...callerFields,
  }),
  data: z.object({ OrderKey: opaqueId }),
  repeatable: false,
  summary: `The key of an order in exchange for its one-time code. ${UNKNOWN} OtpWrong, OtpExpired and OtpLocked as in VerifyLoginOTP.`,
});

/**
 * An order as the tracking link of an email shows it to anyone who has the email: no address, phone number
 * or amounts.
 */
const trackedOrder = trackedFields.extend({
  ...order.pick({ CancelReason: true, Events: true, Parcels: true, Returns: true }).shape,
  Products: z.array(
    orderProduct.pick({
      ProductTitle: true,
      BrandName: true,
      SizeName: true,
      ColorName: true,
      ThumbnailImageUrl: true,
      ProductUrl: true,
      Quantity: true,
      CancelledQuantity: true,
      ReturnedQuantity: true,
    }),
  ),
});

export const trackedOrderByToken = defineCall({
  name: 'TrackedOrder',
  method: 'POST',
  request: z.object({ Token: singleLineText(200).min(1), ...callerFields }),
  data: trackedOrder,
  repeatable: true,
  summary:
    'An order by the signed token of a link; the token alone identifies the order. Fails with NotFound for any other token.',
});
