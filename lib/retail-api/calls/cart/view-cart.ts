import { calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { cartOutcome, missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { handlerFor } from '../../core/call-handler.ts';

/** The cart as it stands; prices and stock are of this moment. */
export const viewCart = handlerFor(calls.viewCart, async (request, { db, now }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  return cartOutcome(db, basket, { options: await readCartOptions(db), reductions: request, caller, now: now() });
});
