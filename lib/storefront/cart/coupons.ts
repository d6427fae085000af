import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { dropRefusedCoupon } from './dropped-coupon.ts';
import { viewCart } from './server.ts';
import type { Cart } from './types.ts';

/**
 * Takes a coupon off the cart that the shopper typed, in its canonical form. One that does not count leaves the one
 * before in its place; what was typed is kept either way.
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
  return cart.ok ? failure({ kind: 'refused', reason: 'stale' }) : cart;
}

/** Takes the coupon off the cart, and forgets what was typed. */
export async function removeCoupon(session: ShopperSession): Promise<Result<Cart>> {
  const { couponCode, enteredCouponCode } = session.data;
  session.update({ couponCode: undefined, enteredCouponCode: undefined });
  const cart = await viewCart(session);
  if (cart.ok) return success(dropRefusedCoupon(session, cart.value));
  session.update({ couponCode, enteredCouponCode });
  return cart;
}
