import { calls } from '#lib/contract/index.ts';
import { lockBasket, markChanged } from '../../baskets/basket-store.ts';
import { cartOutcome, noSuchBasket } from '../../baskets/cart-outcome.ts';
import { setLineQuantity } from '../../baskets/put-line.ts';
import { handlerFor, refuse } from '../../call-handler.ts';
import { inTransaction } from '../../db/in-transaction.ts';

/** Sets the absolute quantity of a line. A line that is gone is a conflict: the caller saw an older cart. */
export const updateCart = handlerFor(calls.updateCart, async (request, { db, now }, caller) =>
  inTransaction(db, async (transaction) => {
    const basket = await lockBasket(transaction, request.BasketGUID, caller);
    if (!basket) return noSuchBasket();
    if (request.Version !== undefined && request.Version !== basket.version) return refuse('Conflict');
    const line = await transaction
      .selectFrom('basket_lines')
      .select(['id', 'sku', 'quantity'])
      .where('id', '=', request.LineId)
      .where('basket_guid', '=', basket.guid)
      .executeTakeFirst();
    if (!line) return refuse('Conflict');
    const refusal = await setLineQuantity(transaction, line, request.Quantity);
    return refusal ?? cartOutcome(transaction, await markChanged(transaction, basket, now()));
  }),
);
