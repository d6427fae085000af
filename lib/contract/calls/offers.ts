import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cart } from '../entities.ts';
import { callerFields, couponCode, opaqueId, plainText, productUrl, rupees, sizeName } from '../fields.ts';

const couponRequest = z.object({
  CouponCode: couponCode.min(1),
  BasketGUID: opaqueId,
  ...callerFields,
});

const coupon = z.object({
  CouponCode: z.string(),
  /** What it takes off this basket. */
  CouponDiscount: rupees,
  /** Epoch milliseconds. */
  ExpiresAt: z.number().int(),
  Terms: z.string(),
});

export const verifyCoupon = defineCall({
  name: 'VerifyCoupon',
  method: 'POST',
  request: couponRequest,
  data: coupon,
  repeatable: true,
  summary: 'What a coupon would take off the basket, which stays as it is. 230 to 235 say why it cannot be used.',
});

export const applyCoupon = defineCall({
  name: 'ApplyCouponNew',
  method: 'POST',
  request: couponRequest,
  data: coupon,
  repeatable: true,
  summary: 'Puts a coupon on the basket. 230 to 235 say why it cannot be used.',
});

const offer = z.object({
  OfferId: z.string(),
  Title: z.string(),
  Terms: z.string(),
  /** The lines that it applies to; SizeName is null where the product comes in one size. */
  AppliesTo: z.array(z.object({ ProductUrl: z.string(), SizeName: z.string().nullable() })),
  Saving: rupees,
  Eligible: z.boolean(),
  /** What is missing for the offer, in words; empty where Eligible. */
  MissingText: z.string(),
  Selected: z.boolean(),
});

export const cartOffers = defineCall({
  name: 'GetCartOffersNew',
  method: 'POST',
  request: z.object({ BasketGUID: opaqueId, SessionId: plainText(64).default(''), ...callerFields }),
  data: z.array(offer),
  repeatable: true,
  summary: 'The offers that the basket has, could have or nearly has.',
});

export const updateCartOffer = defineCall({
  name: 'UpdateCartOffer',
  method: 'POST',
  request: z.object({
    BasketGUID: opaqueId,
    ProductUrl: productUrl.min(1),
    SizeName: sizeName.nullish(),
    /** Empty takes the offer off the line. */
    OfferId: plainText(64),
    CouponCode: couponCode.default(''),
    ...callerFields,
  }),
  data: cart,
  repeatable: true,
  summary: 'Chooses the offer of a line. 236 where the line does not qualify.',
});
