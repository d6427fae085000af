import { z } from 'zod';
import { cart, coupon, offer } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  cartDiscountCodes,
  cartId,
  couponCode,
  MAX_INTEGER,
  productCode,
  productUrl,
  singleLineText,
  sizeName,
  storePath,
} from '../fields.ts';
import { offerBanner } from '../offer-banner.ts';

/** Empty where a customer has no basket on this device; the customer's own basket is used then. */
const basketGuid = cartId.default('');

const couponRequest = z.object({ CouponCode: couponCode.min(1), BasketGUID: basketGuid, ...callerFields });

export const verifyCoupon = defineCall({
  name: 'VerifyCoupon',
  method: 'POST',
  request: couponRequest,
  data: coupon,
  repeatable: true,
  summary:
    'Previews the discount of a coupon on the basket. Fails with the Coupon codes or SignInRequired if it cannot be used, TooManyRequests after too many attempts, counted together with ApplyCouponNew.',
});

export const applyCoupon = defineCall({
  name: 'ApplyCouponNew',
  method: 'POST',
  request: couponRequest,
  data: coupon,
  repeatable: true,
  summary:
    "Validates a coupon that a shopper entered; the caller then sends its canonical CouponCode with the cart's calls. Fails with the Coupon codes or SignInRequired if it cannot be used, TooManyRequests after too many attempts.",
});

export const cartOffers = defineCall({
  name: 'GetCartOffersNew',
  method: 'POST',
  request: z.object({
    BasketGUID: basketGuid,
    // The returned cart takes these reductions into account.
    ...cartDiscountCodes,
    SessionId: singleLineText(64).default(''),
    ...callerFields,
  }),
  data: z.array(offer),
  repeatable: true,
  summary:
    'The offers that the basket has, qualifies for or nearly qualifies for; none if it is empty or offers are switched off.',
});

export const updateCartOffer = defineCall({
  name: 'UpdateCartOffer',
  method: 'POST',
  request: z.object({
    BasketGUID: basketGuid,
    ProductUrl: productUrl.min(1),
    SizeName: sizeName.nullish(),
    /** Names the line where the cart has the size with several engravings. */
    LineId: cartId.optional(),
    /** Empty removes the offer from the line. */
    OfferId: singleLineText(64),
    ...cartDiscountCodes,
    Version: z.number().int().min(0).max(MAX_INTEGER).optional(),
    ...callerFields,
  }),
  data: cart,
  repeatable: true,
  summary:
    'Selects the offer of a line. Fails with OfferNotEligible if the line does not qualify, Conflict if the line is gone or the cart has another Version.',
});

export const currentOffers = defineCall({
  name: 'CurrentOffers',
  method: 'POST',
  request: z.object({
    /** Only offers that this product can have; takes precedence over CategoryURL. */
    ProductCode: productCode.optional(),
    /** Only offers that a product in this list can have. */
    CategoryURL: storePath.optional(),
    ...callerFields,
  }),
  data: z.array(offerBanner),
  repeatable: true,
  summary:
    "The current offers in the operator's order, for all products, one product or one list; none if offers are switched off.",
});
