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
  plainText,
  sessionId,
  signedState,
} from '../fields.ts';
import { order, orderProduct } from '../order.ts';

/** Identifies a guest's order: its number and the mobile or e-mail address of the buyer. */
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
});

const UNKNOWN = '204 alike where there is no such order and where it is of another contact.';

export const trackOrder = defineCall({
  name: 'TrackOrder',
  method: 'POST',
  request: z.object({ ...trackingRequest, SessionId: sessionId, ...callerFields }),
  data: trackedFields,
  repeatable: true,
  summary: `How far an order is, for who knows its number and its contact. ${UNKNOWN} 229 where asked too often.`,
});

export const trackOrderCode = defineCall({
  name: 'TrackOrderCode',
  method: 'POST',
  request: z.object({ ...trackingRequest, SessionId: sessionId, EString: signedState.default(''), ...callerFields }),
  data: codeSent,
  repeatable: false,
  summary: `Sends a one-time code to the contact of an order, for its details. ${UNKNOWN} 229 and 242 as GenerateLoginOTP.`,
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
  summary: `The key of an order, for who has its code. ${UNKNOWN} 240 to 242 as VerifyLoginOTP.`,
});

/**
 * An order as the tracking link of an e-mail shows it to anyone who has the e-mail: no address, phone number
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
  request: z.object({ Token: plainText(200).min(1), ...callerFields }),
  data: trackedOrder,
  repeatable: true,
  summary: 'An order by the signed token of a link, which decides alone which order it is. 204 for any other token.',
});
