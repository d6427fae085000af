import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';

/** What every call about the whole cart carries: which cart, and what is taken off it. */
export function cartRequest(shopper: Readonly<ShopperData>) {
  return {
    BasketGUID: shopper.basketGuid ?? '',
    CouponCode: shopper.couponCode?.value ?? '',
    GCSessionId: shopper.gcSessionId?.value ?? '',
    GiftCouponRequestId: shopper.giftCouponRequest?.value ?? '',
  };
}
