import 'server-only';
import { calls, type DataOf, opaqueId } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { WishlistAddition } from './schema.ts';
import { toSharedWishlist, toWishlist } from './transform.ts';
import type { SharedWishlist, Wishlist } from './types.ts';

function wishlistFrom(result: Result<DataOf<typeof calls.viewWishList>>): Result<Wishlist> {
  return result.ok ? success(toWishlist(result.value)) : result;
}

/** The wishlist of the customer of a page at `path`; a guest is redirected to the sign-in. */
export async function getWishlist(path: string): Promise<Result<Wishlist>> {
  return wishlistFrom(await readAsCustomer(calls.viewWishList, {}, path));
}

/** A wishlist that its owner shares under this id. A malformed id is not found without a call. */
export async function getSharedWishlist(id: string): Promise<Result<SharedWishlist>> {
  if (!opaqueId.safeParse(id).success) return failure({ kind: 'not-found' });
  const result = toResult(await retail().callAsSite(calls.sharedWishList, { ShareId: id }));
  return result.ok ? success(toSharedWishlist(result.value)) : result;
}

/** The customer's wishlist for a route handler. */
export async function viewWishlist(session: ShopperSession): Promise<Result<Wishlist>> {
  return wishlistFrom(await callAsCustomer(session, calls.viewWishList, {}));
}

/** Adds a product to the wishlist; if it is there already, its size is replaced by the new one. */
export async function addWishlistItem(
  session: ShopperSession,
  { productUrl, sku }: WishlistAddition,
): Promise<Result<unknown>> {
  const ProductUrl = productUrl.replace(/^\/+/, '');
  return callAsCustomer(session, calls.addWishList, { ProductUrl, ...(sku !== '' && { SKU: sku }) });
}

/** Removes a product from the wishlist; it is no failure if it was removed before. */
export async function removeWishlistItem(session: ShopperSession, code: string): Promise<Result<Wishlist>> {
  return wishlistFrom(await callAsCustomer(session, calls.removeWishListItem, { ProductCode: code }));
}

/** Starts or ends the sharing of the wishlist; once ended, its link never works again. */
export async function shareWishlist(session: ShopperSession, shared: boolean): Promise<Result<Wishlist>> {
  return wishlistFrom(await callAsCustomer(session, calls.shareWishList, { Shared: shared }));
}
