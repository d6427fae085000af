import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toEngraving } from '#lib/storefront/engraving/transform.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { cartRequest } from './cart-request.ts';
import { saveCartAfterAlert } from './server.ts';
import type { Cart, CartLine } from './types.ts';
import { withBasket } from './with-basket.ts';

/** An item that was saved for later, at its current price in paise. */
export interface SavedItem
  extends Pick<
    CartLine,
    | 'id'
    | 'code'
    | 'title'
    | 'brand'
    | 'sizeName'
    | 'colour'
    | 'href'
    | 'photo'
    | 'quantity'
    | 'stock'
    | 'unitPrice'
    | 'engraving'
    | 'withdrawn'
  > {}

/** What the shopper saved for later, the newest first; none where that is not known. For renders. */
export async function getSavedItems(): Promise<SavedItem[]> {
  const shopper = await readShopper();
  if (shopper.basketGuid === undefined && shopper.customerToken === undefined) return [];
  const outcome = await withBasket(shopper, ({ basketGuid = '' }) =>
    retail().callAsSite(calls.savedItems, { BasketGUID: basketGuid }, shopper.customerToken),
  );
  // The cart works without them.
  if (outcome.kind !== 'done') return [];
  return outcome.data.map((item) => ({
    id: item.SavedId,
    code: item.ProductCode,
    title: localTitle(item.ProductTitle),
    brand: item.BrandName,
    sizeName: item.SizeName,
    colour: localFact(item.ColorName),
    href: paths.product(item.ProductUrl),
    photo: item.ThumbnailImageUrl,
    quantity: item.Quantity,
    stock: item.StoreQuantity,
    unitPrice: item.UnitPrice,
    engraving: toEngraving(item.Engraving),
    withdrawn: item.Withdrawn,
  }));
}

/** Takes a line out of the cart and saves it for later. */
export async function saveForLater(session: ShopperSession, lineId: string): Promise<Result<Cart>> {
  const request = { ...cartRequest(session.data), LineId: lineId };
  return saveCartAfterAlert(session, await session.call(calls.saveForLater, request));
}

/** Puts a saved item back into the cart. `hasShortfall`: not all of the saved quantity could be put back. */
export async function returnSavedItem(
  session: ShopperSession,
  savedId: string,
): Promise<Result<{ cart: Cart; hasShortfall: boolean }>> {
  const request = { ...cartRequest(session.data), SavedId: savedId };
  const result = toResult(await session.call(calls.returnSavedItem, request));
  if (!result.ok) return result;
  const cart = await saveCartAfterAlert(session, { kind: 'done', data: result.value.Cart });
  return cart.ok ? success({ cart: cart.value, hasShortfall: result.value.Shortfall }) : cart;
}

/** Removes a saved item. */
export async function removeSavedItem(session: ShopperSession, savedId: string): Promise<Result<object | null>> {
  const request = { BasketGUID: session.data.basketGuid ?? '', SavedId: savedId };
  return toResult(await session.call(calls.removeSavedItem, request));
}
