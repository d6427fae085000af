import { z } from 'zod';
import { cart, coupon, offer } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  cartId,
  cartReductions,
  couponCode,
  plainText,
  productCode,
  productUrl,
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
    'What a coupon would take off the basket. 230 to 235, 237 and 238 say why it cannot be used, 229 that too many were tried, here and by ApplyCouponNew together.',
});

export const applyCoupon = defineCall({
  name: 'ApplyCouponNew',
  method: 'POST',
  request: couponRequest,
  data: coupon,
  repeatable: true,
  summary:
    'Takes a coupon that a shopper entered; from then on the caller sends its canonical CouponCode with the calls of the cart. 230 to 235, 237 and 238 say why it cannot be used, 229 that too many were tried.',
});

export const cartOffers = defineCall({
  name: 'GetCartOffersNew',
  method: 'POST',
  request: z.object({
    BasketGUID: basketGuid,
    // The returned cart takes these reductions into account.
    ...cartReductions,
    SessionId: plainText(64).default(''),
    ...callerFields,
  }),
  data: z.array(offer),
  repeatable: true,
  summary:
    'The offers that the basket has, could have or nearly has; none where it is empty or offers are switched off.',
});

export const updateCartOffer = defineCall({
  name: 'UpdateCartOffer',
  method: 'POST',
  request: z.object({
    BasketGUID: basketGuid,
    ProductUrl: productUrl.min(1),
    SizeName: sizeName.nullish(),
    /** Empty removes the offer from the line. */
    OfferId: plainText(64),
    ...cartReductions,
    Version: z.number().int().min(0).optional(),
    ...callerFields,
  }),
  data: cart,
  repeatable: true,
  summary:
    'Chooses the offer of a line. 236 where the line does not qualify, 209 where the line is gone or the cart has another Version.',
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
    'The offers that hold now, in the order the operator gave them, for all goods, one product or one list; none where offers are switched off.',
});
