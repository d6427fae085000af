import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../../baskets/basket-store.ts';
import { noSuchBasket } from '../../baskets/cart-outcome.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';

/** How much is in the cart, for the badge. */
export const cartItemsCount = handlerFor(calls.cartItemsCount, async (request, { db }, caller) => {
  if (request.BasketGUID === '') return refuse('CartEmpty');
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return noSuchBasket();
  const { lines, pieces } = await db
    .selectFrom('basket_lines')
    .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.sum<number | null>('quantity').as('pieces')])
    .where('basket_guid', '=', basket.guid)
    .executeTakeFirstOrThrow();
  return lines === 0 ? refuse('CartEmpty') : succeed({ TotalQuantity: pieces ?? 0, TotalItems: lines });
});
