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
  plainText,
  rupees,
} from '../fields.ts';
import { giftCardOrder } from '../gift-card-order.ts';
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
const gcSessionId = plainText(64).default('');
const cardAccess = { Number: z.string().regex(GIFT_CARD_NUMBER_PATTERN), Pin: z.string().regex(GIFT_CARD_PIN_PATTERN) };
const done = z.object({});

export const requestGiftCoupon = defineCall({
  name: 'RequestGiftCoupon',
  method: 'POST',
  request: z.object({
    GiftCouponCode: couponCode.min(1),
    BasketGUID: basketGuid,
    SessionId: plainText(64).default(''),
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
    'Asks for a gift coupon: it is held for this basket for 60 minutes. Asked again for the same basket, the hold begins anew; asked for another one, the first is given back. 247 to 249 say why it cannot be had, 229 that too many were tried.',
});

export const releaseGiftCoupon = defineCall({
  name: 'ReleaseGiftCoupon',
  method: 'POST',
  request: z.object({ GiftCouponRequestId: plainText(64), ...callerFields }),
  data: done,
  repeatable: true,
  summary: 'Gives a gift coupon back that was asked for. What is not held is given back already.',
});

export const applyGiftCard = defineCall({
  name: 'ApplyGiftCard',
  method: 'POST',
  request: z.object({ ...cardAccess, GCSessionId: gcSessionId, BasketGUID: basketGuid, ...callerFields }),
  data: z.object({ GCSessionId: opaqueId }),
  repeatable: true,
  summary:
    'Uses a gift card for a cart; its balance is taken when the order is placed. 243 for an unknown number as for a wrong PIN, 244 to 246 why it cannot be used, 229 that too many were tried.',
});

export const removeGiftCard = defineCall({
  name: 'RemoveGiftCard',
  method: 'POST',
  request: z.object({ GCSessionId: gcSessionId, GiftCardId: cartId, ...callerFields }),
  data: done,
  repeatable: true,
  summary: 'Uses a gift card no longer. What is not used is removed already.',
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
  summary: 'What is left on a gift card. 243 for an unknown number as for a wrong PIN, 229 that too many were tried.',
});

export const buyGiftCard = defineCall({
  name: 'BuyGiftCard',
  method: 'POST',
  request: z.object({
    Amount: z.number().int().min(GIFT_CARD_MINIMUM).max(GIFT_CARD_MAXIMUM),
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
    'Opens an order for a gift card, to be paid next by StartPayment. 250 where nothing can be paid, 229 that too many were opened.',
});

export const giftCardOrderDetails = defineCall({
  name: 'GiftCardOrder',
  method: 'POST',
  request: z.object({ OrderId: opaqueId, ...callerFields }),
  data: giftCardOrder,
  repeatable: true,
  summary:
    'An order for a gift card; whoever knows its id may see it. Never the card itself, which goes by mail alone.',
});
