import 'server-only';
import { calls, type GiftCardOrderWire, opaqueId, paiseOf } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { formKey } from '#lib/storefront/platform/forms/form-key.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { CardAccess, Purchase } from './schema.ts';
import { toGiftCardBalance, toGiftCardOrder } from './transform.ts';
import type { GiftCardBalance, GiftCardOrder } from './types.ts';

/** Reserves a gift coupon for the cart, and releases the one reserved before. */
export async function reserveGiftCoupon(session: ShopperSession, code: string): Promise<Result<unknown>> {
  const before = session.data.giftCouponRequest?.value;
  const request = { GiftCouponCode: code, BasketGUID: session.data.basketGuid ?? '', SessionId: session.id() };
  const held = toResult(await session.call(calls.requestGiftCoupon, request));
  if (!held.ok) return held;
  const value = held.value.GiftCouponRequestId;
  session.update({ giftCouponRequest: { value, at: Date.now() } });
  if (before !== undefined && before !== value) {
    await session.call(calls.releaseGiftCoupon, { GiftCouponRequestId: before });
  }
  return held;
}

/** Releases the gift coupon of the cart. */
export async function releaseGiftCoupon(session: ShopperSession): Promise<Result<unknown>> {
  const held = session.data.giftCouponRequest?.value;
  if (held === undefined) return success(null);
  const released = toResult(await session.call(calls.releaseGiftCoupon, { GiftCouponRequestId: held }));
  if (released.ok) session.update({ giftCouponRequest: undefined });
  return released;
}

const accessOf = ({ number, pin }: CardAccess) => ({ Number: number, Pin: pin });

/** Applies a gift card to the cart. */
export async function applyGiftCard(session: ShopperSession, access: CardAccess): Promise<Result<unknown>> {
  const { gcSessionId, basketGuid = '' } = session.data;
  const request = { ...accessOf(access), GCSessionId: gcSessionId?.value ?? '', BasketGUID: basketGuid };
  const applied = toResult(await session.call(calls.applyGiftCard, request));
  if (applied.ok) session.update({ gcSessionId: { value: applied.value.GCSessionId, at: Date.now() } });
  return applied;
}

/** Removes a gift card from the cart. */
export async function removeGiftCard(session: ShopperSession, id: string): Promise<Result<unknown>> {
  const { gcSessionId } = session.data;
  if (gcSessionId === undefined) return success(null);
  return toResult(await session.call(calls.removeGiftCard, { GCSessionId: gcSessionId.value, GiftCardId: id }));
}

/** Reads the balance of a gift card. */
export async function readGiftCardBalance(
  session: ShopperSession,
  access: CardAccess,
): Promise<Result<GiftCardBalance>> {
  const read = await callAsVisitor(session, calls.giftCardBalance, accessOf(access));
  return read.ok ? success(toGiftCardBalance(read.value)) : read;
}

function orderFrom(result: Result<GiftCardOrderWire>): Result<GiftCardOrder> {
  return result.ok ? success(toGiftCardOrder(result.value)) : result;
}

/** Places an order for a gift card, which is paid afterwards. */
export async function purchaseGiftCard(session: ShopperSession, purchase: Purchase): Promise<Result<GiftCardOrder>> {
  const bought = await callAsVisitor(session, calls.buyGiftCard, {
    Amount: paiseOf(purchase.amount),
    RecipientName: purchase.recipientName,
    RecipientEmail: purchase.recipientEmail,
    SenderName: purchase.senderName,
    SenderEmail: purchase.senderEmail,
    SenderMobile: purchase.senderMobile,
    Message: purchase.message,
    IdempotencyKey: formKey(purchase),
  });
  return orderFrom(bought);
}

/** A gift card order, for a page. A malformed id is not found without a call. */
export async function getGiftCardOrder(id: string): Promise<Result<GiftCardOrder>> {
  if (!opaqueId.safeParse(id).success) return failure({ kind: 'not-found' });
  return orderFrom(toResult(await retail().callAsSite(calls.giftCardOrderDetails, { OrderId: id })));
}
