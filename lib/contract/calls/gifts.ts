import { z } from 'zod';
import { usedGiftCard } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  cartId,
  couponCode,
  email,
  idempotencyKey,
  mobile,
  multilineText,
  opaqueId,
  personName,
  singleLineText,
} from '../fields.ts';
import { giftCardOrder } from '../gift-card-order.ts';
import { inRupees, rupees } from '../money.ts';
import {
  GIFT_CARD_MAXIMUM,
  GIFT_CARD_MINIMUM,
  GIFT_CARD_NUMBER_PATTERN,
  GIFT_CARD_PIN_PATTERN,
} from '../vocabulary.ts';

const basketGuid = cartId.default('');
/**
 * The session of the gift cards that a cart uses; created with the first card and sent with every later call
 * of the cart.
 */
const gcSessionId = singleLineText(64).default('');
const cardAccess = { Number: z.string().regex(GIFT_CARD_NUMBER_PATTERN), Pin: z.string().regex(GIFT_CARD_PIN_PATTERN) };
const done = z.object({});

export const requestGiftCoupon = defineCall({
  name: 'RequestGiftCoupon',
  method: 'POST',
  request: z.object({
    GiftCouponCode: couponCode.min(1),
    BasketGUID: basketGuid,
    SessionId: singleLineText(64).default(''),
    ...callerFields,
  }),
  data: z.object({
    GiftCouponRequestId: opaqueId,
    Amount: rupees,
    /** Epoch milliseconds. */
    ExpiresAt: z.number().int(),
  }),
  repeatable: true,
  summary:
    'Reserves a gift coupon for a basket for 60 minutes. Repeating it for the same basket restarts the time; for another basket, the first reservation is released. Fails with GiftCouponUnknown, GiftCouponExpired or GiftCouponTaken, or TooManyRequests after too many attempts.',
});

export const releaseGiftCoupon = defineCall({
  name: 'ReleaseGiftCoupon',
  method: 'POST',
  request: z.object({ GiftCouponRequestId: singleLineText(64), ...callerFields }),
  data: done,
  repeatable: true,
  summary: 'Releases a reserved gift coupon. Also succeeds if it is not reserved.',
});

export const applyGiftCard = defineCall({
  name: 'ApplyGiftCard',
  method: 'POST',
  request: z.object({ ...cardAccess, GCSessionId: gcSessionId, BasketGUID: basketGuid, ...callerFields }),
  data: z.object({ GCSessionId: opaqueId }),
  repeatable: true,
  summary:
    'Applies a gift card to a cart; its balance is charged when the order is placed. Fails with GiftCardWrong for an unknown number as for a wrong PIN, GiftCardExpired, GiftCardEmpty or GiftCardsFull, or TooManyRequests after too many attempts.',
});

export const removeGiftCard = defineCall({
  name: 'RemoveGiftCard',
  method: 'POST',
  request: z.object({ GCSessionId: gcSessionId, GiftCardId: cartId, ...callerFields }),
  data: done,
  repeatable: true,
  summary: 'Removes a gift card from a cart. Also succeeds if it is not applied.',
});

export const giftCardBalance = defineCall({
  name: 'GiftCardBalance',
  method: 'POST',
  request: z.object({ ...cardAccess, ...callerFields }),
  data: usedGiftCard.pick({ LastDigits: true, Balance: true }).extend({
    InitialAmount: rupees,
    /** Epoch milliseconds. */
    ExpiresAt: z.number().int(),
    Expired: z.boolean(),
  }),
  repeatable: true,
  summary:
    'The balance of a gift card. Fails with GiftCardWrong for an unknown number as for a wrong PIN, TooManyRequests after too many attempts.',
});

export const buyGiftCard = defineCall({
  name: 'BuyGiftCard',
  method: 'POST',
  request: z.object({
    /** Whole rupees on the wire. */
    Amount: inRupees(z.number().int().min(GIFT_CARD_MINIMUM).max(GIFT_CARD_MAXIMUM)),
    RecipientName: personName,
    RecipientEmail: email,
    SenderName: personName,
    SenderEmail: email,
    /** Required by the payment gateways. */
    SenderMobile: mobile,
    Message: multilineText(300).default(''),
    /** Requests with the same key and body create one order. */
    IdempotencyKey: idempotencyKey.optional(),
    ...callerFields,
  }),
  data: giftCardOrder,
  repeatable: true,
  summary:
    'Creates an order for a gift card, to be paid with StartPayment. Fails with PaymentUnavailable if nothing can be paid, TooManyRequests if too many were created.',
});

export const giftCardOrderDetails = defineCall({
  name: 'GiftCardOrder',
  method: 'POST',
  request: z.object({ OrderId: opaqueId, ...callerFields }),
  data: giftCardOrder,
  repeatable: true,
  summary:
    'An order for a gift card, for anyone who has its id. Never contains the card itself, which is sent by email only.',
});
