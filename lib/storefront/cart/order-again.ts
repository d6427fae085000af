import 'server-only';
import type { CookieStore } from 'iron-session';
import { calls } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { refusedFormFlash, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { cartRequest } from './cart-request.ts';
import { saveCartAfterAlert } from './server.ts';
import { type OrderAgainResult, shortfallTexts } from './shortfall-copy.ts';
import type { Cart } from './types.ts';

/** Name of the message about what could not be put into the cart. */
export const ORDER_AGAIN = 'order-again';

/** Puts the items of the customer's order into the cart; repeating it adds nothing. */
export async function orderAgain(
  session: ShopperSession,
  number: string,
): Promise<Result<OrderAgainResult & { cart: Cart }>> {
  const { BasketGUID: _basket, ...reductions } = cartRequest(session.data);
  const outcome = await session.call(calls.orderAgain, { ...reductions, OrderNumber: number });
  const result = toCustomerResult(outcome);
  if (!result.ok) return result;
  const { Cart, TotalItems, Shortfalls } = result.value;
  const cart = await saveCartAfterAlert(session, { kind: 'done', data: Cart });
  if (!cart.ok) return cart;
  const shortfalls = Shortfalls.map(({ ProductTitle, SizeName, Quantity, Reason }) => ({
    title: localTitle(ProductTitle),
    sizeName: SizeName,
    quantity: Quantity,
    reason: Reason,
  }));
  return success({ cart: cart.value, total: TotalItems, shortfalls });
}

/** Saves what could not be put into the cart for the cart page; returns whether there is anything to say. */
export async function saveShortfalls(cookies: CookieStore, result: OrderAgainResult): Promise<boolean> {
  const texts = shortfallTexts(result);
  if (texts.length === 0) return false;
  const problems = Object.fromEntries(texts.map((text, index) => [String(index), text]));
  await writeFlash(cookies, refusedFormFlash, { form: ORDER_AGAIN, values: {}, problems }, sealedCookies());
  return true;
}
