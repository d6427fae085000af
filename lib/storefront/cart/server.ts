import 'server-only';
import { randomUUID } from 'node:crypto';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { isCorporateSite, retail, siteOptions } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallOutcome } from '#lib/storefront/platform/retail-client/types.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { cartRequest, expressField } from './cart-request.ts';
import { couponCartLimit, refuseCouponAbove } from './coupon-limit.ts';
import { dropRefusedCoupon } from './dropped-coupon.ts';
import type { AdditionInput, LineChange, LineRemoval } from './schema.ts';
import { toCart } from './transform.ts';
import { type Cart, EMPTY_CART, type RefusedCoupon } from './types.ts';
import { withBasket } from './with-basket.ts';

/**
 * Maps an empty cart, one that the retail API no longer knows and one lost by sign-out to an empty cart; not
 * an outage.
 */
function cartFrom(outcome: CallOutcome<CartWire | null>, { couponCode }: Readonly<ShopperData>): Result<Cart> {
  const isExpired = outcome.kind === 'failed' && outcome.failure.kind === 'not-found';
  if (isExpired || outcome.kind === 'empty' || outcome.kind === 'signed-out') return success(EMPTY_CART);
  const result = toResult(outcome);
  return result.ok ? success(result.value ? toCart(result.value, couponCode?.value ?? '') : EMPTY_CART) : result;
}

/** Whether the session holds a basket or a customer; a call may have signed the customer out meanwhile. */
function hasCart({ basketGuid, customerToken }: Readonly<ShopperData>): boolean {
  return basketGuid !== undefined || customerToken !== undefined;
}

/** Why this store refuses the coupon of a cart, whatever the retail API accepted; null where it does not. */
function ownRefusal(cart: Cart): RefusedCoupon | null {
  return isCorporateSite() ? refuseCouponAbove(couponCartLimit(siteOptions().last()), cart) : null;
}

type FetchCart = (shopper: Readonly<ShopperData>) => Promise<CallOutcome<CartWire | null>>;

/** Reads the cart, and again without its coupon where this store refuses that. */
async function readCart(shopper: Readonly<ShopperData>, fetchCart: FetchCart): Promise<Result<Cart>> {
  const cart = cartFrom(await fetchCart(shopper), shopper);
  const couponRefusal = cart.ok ? ownRefusal(cart.value) : null;
  if (!couponRefusal) return cart;
  const { couponCode: _refused, ...rest } = shopper;
  const repriced = cartFrom(await fetchCart(rest), rest);
  return repriced.ok ? success({ ...repriced.value, couponRefusal }) : repriced;
}

/**
 * The cart for a render, read with the site's own JWT, since a render could not save a refreshed one.
 * `isCollected`: its order is collected from a store, which costs no shipping. Gift wrap, cash and express delivery, which is
 * to a pincode, may have charges.
 */
export async function getCart({
  isCollected = false,
  expressTo = null as string | null,
  isWrapped = false,
  isCash = false,
} = {}): Promise<Result<Cart>> {
  const shopper = await readShopper();
  if (!hasCart(shopper)) return success(EMPTY_CART);
  return readCart(shopper, (read) =>
    withBasket(read, (known) =>
      retail().callAsSite(
        calls.viewCart,
        {
          ...cartRequest(known),
          Collect: isCollected,
          ...(expressTo !== null && { Pincode: expressTo, ...expressField(true) }),
          GiftWrap: isWrapped,
          CashOnDelivery: isCash,
        },
        shopper.customerToken,
      ),
    ),
  );
}

/** The coupon that the shopper typed last, applied or not; empty where there is none. For renders. */
export async function getEnteredCoupon(): Promise<string> {
  return (await readShopper()).enteredCouponCode?.value ?? '';
}

/**
 * The cart for a route handler, which may save session changes. A refused coupon stays stored: a read that wrote the
 * session could overwrite the one saved by a concurrent change.
 */
export async function viewCart(session: ShopperSession): Promise<Result<Cart>> {
  if (!hasCart(session.data)) return success(EMPTY_CART);
  const cart = await readCart(session.data, (read) =>
    withBasket(read, (known) => session.call(calls.viewCart, cartRequest(known))),
  );
  return hasCart(session.data) ? cart : success(EMPTY_CART);
}

/** Whether this store refuses the stored coupon for the cart; an order must not be placed with it. */
export async function isCouponRefusedHere(session: ShopperSession): Promise<boolean> {
  if (!isCorporateSite() || session.data.couponCode === undefined) return false;
  const cart = await viewCart(session);
  return cart.ok && cart.value.couponRefusal?.reason === 'cart-limit';
}

/** The number of items in the cart; null where it is not known. */
export async function countCart(session: ShopperSession): Promise<number | null> {
  if (!hasCart(session.data)) return 0;
  const { basketGuid, couponCode } = session.data;
  const request = { BasketGUID: basketGuid ?? '', CouponCode: couponCode?.value ?? '' };
  const outcome = await session.call(calls.cartItemsCount, request);
  if (!hasCart(session.data)) return 0;
  if (outcome.kind === 'done') return outcome.data.TotalQuantity;
  const isExpired = outcome.kind === 'failed' && outcome.failure.kind === 'not-found';
  return isExpired || outcome.kind !== 'failed' ? 0 : null;
}

/** The request fields of every change of a line. */
function lineFields(session: ShopperSession, key: string) {
  return { ...cartRequest(session.data), SessionId: session.data.sessId ?? '', IdempotencyKey: key };
}

/** Saves the basket's id, and converts the response to a change into the whole new cart. */
async function saveCart(session: ShopperSession, outcome: CallOutcome<CartWire | null>): Promise<Result<Cart>> {
  if (outcome.kind === 'done' && outcome.data) {
    const { BasketGUID } = outcome.data;
    if (BasketGUID !== session.data.basketGuid) session.update({ basketGuid: BasketGUID });
    const cart = toCart(outcome.data, session.data.couponCode?.value ?? '');
    return ownRefusal(cart) ? viewCart(session) : success(cart);
  }
  // Everything stored for the cart goes with its last line, so that the next user of this browser cannot use
  // its gift cards.
  if (outcome.kind === 'empty' || outcome.kind === 'done') {
    session.update({
      couponCode: undefined,
      enteredCouponCode: undefined,
      gcSessionId: undefined,
      giftCouponRequest: undefined,
    });
    return success(EMPTY_CART);
  }
  return toResult<Cart>(outcome);
}

/** Like `saveCart`, for responses that show the alert about it: a refused coupon is dropped. */
export async function saveCartAfterAlert(
  session: ShopperSession,
  outcome: CallOutcome<CartWire | null>,
): Promise<Result<Cart>> {
  const cart = await saveCart(session, outcome);
  return cart.ok ? success(dropRefusedCoupon(session, cart.value)) : cart;
}

/**
 * Adds to a line and drops no coupon, because most pages that add cannot show an alert about it. If the retail API no
 * longer knows the basket, the line is added to a new one, once.
 */
export async function addLine(session: ShopperSession, addition: AdditionInput): Promise<Result<Cart>> {
  const request = {
    ProductUrl: addition.productUrl.replace(/^\/+/, ''),
    SKU: addition.sku,
    SizeName: addition.sizeName,
    Quantity: addition.quantity,
    Engraving: addition.engraving,
  };
  // The call may sign the customer out, which also removes the basket's id.
  const { basketGuid } = session.data;
  const first = await session.call(calls.addCart, { ...request, ...lineFields(session, addition.key) });
  const isExpired = first.kind === 'failed' && first.failure.kind === 'not-found';
  if (!isExpired || basketGuid === undefined) return saveCart(session, first);
  const fresh = { ...lineFields(session, freshKey(addition.key)), BasketGUID: '' };
  return saveCart(session, await session.call(calls.addCart, { ...request, ...fresh }));
}

/**
 * A different idempotency key for the same change in a new basket: the first one was used with the expired
 * basket.
 */
function freshKey(key: string): string {
  return `${key.slice(0, 58)}-fresh`;
}

/**
 * Sets the absolute quantity of a line, and its engraving where that is given. With a `version`, the change is refused
 * if the cart has changed since.
 */
export async function updateLine(session: ShopperSession, change: LineChange): Promise<Result<Cart>> {
  const outcome = await session.call(calls.updateCart, {
    ...lineFields(session, randomUUID()),
    LineId: change.lineId,
    Quantity: change.quantity,
    Engraving: change.engraving,
    Version: change.version,
  });
  return saveCartAfterAlert(session, outcome);
}

/** Removes a line; without its last line the cart is empty. */
export async function removeLine(session: ShopperSession, { lineId }: LineRemoval): Promise<Result<Cart>> {
  const outcome = await session.call(calls.removeCartItem, {
    ...lineFields(session, randomUUID()),
    LineId: lineId,
  });
  return saveCartAfterAlert(session, outcome);
}
