import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { dropRefusedCoupon } from './dropped-coupon.ts';
import { viewCart } from './server.ts';
import type { Cart } from './types.ts';

/**
 * Applies a coupon to the cart and saves it in canonical form. A refused coupon leaves the previous one in place; the
 * text that the shopper typed is saved either way.
 */
export async function applyCoupon(session: ShopperSession, code: string): Promise<Result<Cart>> {
  const entered = { value: code, at: Date.now() };
  const request = { CouponCode: code, BasketGUID: session.data.basketGuid ?? '' };
  const applied = toCustomerResult(await session.call(calls.applyCoupon, request));
  if (!applied.ok) {
    session.update({ enteredCouponCode: entered });
    return applied;
  }
  const { couponCode: before } = session.data;
  session.update({ couponCode: { value: applied.value.CouponCode, at: entered.at }, enteredCouponCode: entered });
  const cart = await viewCart(session);
  if (cart.ok && !cart.value.couponRefusal) return cart;
  session.update({ couponCode: before });
  if (!cart.ok) return cart;
  const { reason, maximum } = cart.value.couponRefusal ?? {};
  if (reason === 'cart-limit' && maximum !== undefined) {
    return failure({ kind: 'refused', reason: 'coupon-cart-limit', maximum });
  }
  return failure({ kind: 'refused', reason: 'stale' });
}

/** Removes the coupon from the cart, and the text that the shopper typed. */
export async function removeCoupon(session: ShopperSession): Promise<Result<Cart>> {
  const { couponCode, enteredCouponCode } = session.data;
  session.update({ couponCode: undefined, enteredCouponCode: undefined });
  const cart = await viewCart(session);
  if (cart.ok) return success(dropRefusedCoupon(session, cart.value));
  session.update({ couponCode, enteredCouponCode });
  return cart;
}
