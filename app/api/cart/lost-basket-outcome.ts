import type { CookieStore } from 'iron-session';
import { cartAfterLoss } from '#lib/cart/lost-basket.ts';
import { keepCart } from '#lib/cart/reply.ts';
import type { FormOutcome } from '#lib/forms/form-route.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';

/**
 * Where a form of the cart page leads whose basket is gone: to the page of what there is now, which says so where a
 * basket was known. Null for every other answer.
 */
export async function lostBasketOutcome(
  session: ShopperSession,
  cookies: CookieStore,
  result: Result<unknown>,
): Promise<FormOutcome | null> {
  if (result.ok || result.failure.kind !== 'not-found') return null;
  const wasKnown = session.data.basketGuid !== undefined;
  const fresh = await cartAfterLoss(session, result);
  if (fresh) keepCart(cookies, fresh);
  return { ok: false, problems: {}, location: paths.cart(wasKnown ? 'cart-gone' : undefined) };
}
