import 'server-only';
import { randomUUID } from 'node:crypto';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { Outcome } from '#lib/storefront/platform/retail-client/types.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { cartRequest } from './cart-request.ts';
import { dropRefusedCoupon } from './dropped-coupon.ts';
import type { AdditionInput, LineChange, LineRemoval } from './schema.ts';
import { toCart } from './transform.ts';
import { type Cart, EMPTY_CART } from './types.ts';
import { withBasket } from './with-basket.ts';

/** A cart that is empty, forgotten by the retail API or of a shopper signed out meanwhile is empty; an outage is not. */
function cartFrom(outcome: Outcome<CartWire | null>, { couponCode }: Readonly<ShopperData>): Result<Cart> {
  const gone = outcome.kind === 'failed' && outcome.failure.kind === 'not-found';
  if (gone || outcome.kind === 'empty' || outcome.kind === 'signed-out') return success(EMPTY_CART);
  const result = toResult(outcome);
  return result.ok ? success(result.value ? toCart(result.value, couponCode?.value ?? '') : EMPTY_CART) : result;
}

/** Whether a basket or a customer is remembered; a call may have signed the shopper out meanwhile. */
function hasCart({ basketGuid, customerToken }: Readonly<ShopperData>): boolean {
  return basketGuid !== undefined || customerToken !== undefined;
}

/** The cart for a render: read with the site's own JWT, since a render could not keep a refreshed one. */
export async function getCart(): Promise<Result<Cart>> {
  const shopper = await readShopper();
  if (!hasCart(shopper)) return success(EMPTY_CART);
  const outcome = await withBasket(shopper, (known) =>
    retail().callAsSite(calls.viewCart, cartRequest(known), shopper.customerToken),
  );
  return cartFrom(outcome, shopper);
}

/** The coupon that the shopper typed last, applied or not; empty where none. For renders. */
export async function getEnteredCoupon(): Promise<string> {
  return (await readShopper()).enteredCouponCode?.value ?? '';
}

/**
 * The cart for a route handler, which may keep what the call changed. What counts no longer stays stored: a read that
 * wrote the shopper could put the one of before in the place of one whom a change beside it has made.
 */
export async function viewCart(session: ShopperSession): Promise<Result<Cart>> {
  if (!hasCart(session.data)) return success(EMPTY_CART);
  const outcome = await withBasket(session.data, (known) => session.call(calls.viewCart, cartRequest(known)));
  return hasCart(session.data) ? cartFrom(outcome, session.data) : success(EMPTY_CART);
}

/** How many items the cart holds; null where that is not known. */
export async function countCart(session: ShopperSession): Promise<number | null> {
  if (!hasCart(session.data)) return 0;
  const { basketGuid, couponCode } = session.data;
  const request = { BasketGUID: basketGuid ?? '', CouponCode: couponCode?.value ?? '' };
  const outcome = await session.call(calls.cartItemsCount, request);
  if (!hasCart(session.data)) return 0;
  if (outcome.kind === 'done') return outcome.data.TotalQuantity;
  const gone = outcome.kind === 'failed' && outcome.failure.kind === 'not-found';
  return gone || outcome.kind !== 'failed' ? 0 : null;
}

/** What every change of a line carries. */
function lineFields(session: ShopperSession, key: string) {
  return { ...cartRequest(session.data), SessionId: session.data.sessId ?? '', IdempotencyKey: key };
}

/** Keeps the basket's id, and turns the answer to a change into the whole new cart. */
function keep(session: ShopperSession, outcome: Outcome<CartWire | null>): Result<Cart> {
  if (outcome.kind === 'done' && outcome.data) {
    const { BasketGUID } = outcome.data;
    if (BasketGUID !== session.data.basketGuid) session.update({ basketGuid: BasketGUID });
    return success(toCart(outcome.data, session.data.couponCode?.value ?? ''));
  }
  // With the last line goes all that was stored for it: whoever comes next to this browser knows no PIN of a card.
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

/** The same for a change whose answer is shown where it is said what it cost: what counts no longer is dropped. */
export function settle(session: ShopperSession, outcome: Outcome<CartWire | null>): Result<Cart> {
  const cart = keep(session, outcome);
  return cart.ok ? success(dropRefusedCoupon(session, cart.value)) : cart;
}

/**
 * Adds to a line, and drops nothing: most pages that add say nothing of coupons. A basket that the retail API no longer
 * knows gets exactly one fresh one.
 */
export async function addLine(session: ShopperSession, addition: AdditionInput): Promise<Result<Cart>> {
  const request = {
    ProductUrl: addition.productUrl.replace(/^\/+/, ''),
    SKU: addition.sku,
    SizeName: addition.sizeName,
    Quantity: addition.quantity,
  };
  // The call may sign the shopper out, and the basket's id then goes with the rest.
  const { basketGuid } = session.data;
  const first = await session.call(calls.addCart, { ...request, ...lineFields(session, addition.key) });
  const gone = first.kind === 'failed' && first.failure.kind === 'not-found';
  if (!gone || basketGuid === undefined) return keep(session, first);
  const fresh = { ...lineFields(session, freshKey(addition.key)), BasketGUID: '' };
  return keep(session, await session.call(calls.addCart, { ...request, ...fresh }));
}

/** Another key for the same intent in a new basket: the first one has been spent on the dead basket. */
function freshKey(key: string): string {
  return `${key.slice(0, 58)}-fresh`;
}

/** Sets the absolute quantity of a line. `version` refuses the change where the cart has moved on. */
export async function updateLine(session: ShopperSession, change: LineChange): Promise<Result<Cart>> {
  const outcome = await session.call(calls.updateCart, {
    ...lineFields(session, randomUUID()),
    LineId: change.lineId,
    Quantity: change.quantity,
    Version: change.version,
  });
  return settle(session, outcome);
}

/** Removes a line; without its last line the cart is empty. */
export async function removeLine(session: ShopperSession, { lineId }: LineRemoval): Promise<Result<Cart>> {
  const outcome = await session.call(calls.removeCartItem, {
    ...lineFields(session, randomUUID()),
    LineId: lineId,
  });
  return settle(session, outcome);
}
