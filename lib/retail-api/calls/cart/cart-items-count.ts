import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { countPieces } from '../../cart/baskets/count-pieces.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';

/** How much is in the cart, for the badge. */
export const cartItemsCount = handlerFor(calls.cartItemsCount, async (request, { db }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  const { lines, pieces } = await countPieces(db, basket.guid);
  return lines === 0 ? refuse('CartEmpty') : succeed({ TotalQuantity: pieces, TotalItems: lines });
});
