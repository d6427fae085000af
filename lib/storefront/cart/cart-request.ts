import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';

/** The request field of express delivery; a retail API without it is never asked for it. */
export const expressField = (isExpress: boolean) => (isExpress ? { Express: true } : {});

/** The request fields that identify the cart and its coupon, gift cards and gift coupon. */
export function cartRequest(shopper: Readonly<ShopperData>) {
  return {
    BasketGUID: shopper.basketGuid ?? '',
    CouponCode: shopper.couponCode?.value ?? '',
    GCSessionId: shopper.gcSessionId?.value ?? '',
    GiftCouponRequestId: shopper.giftCouponRequest?.value ?? '',
  };
}
