import { calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { lockBasket, markChanged } from '../../cart/baskets/basket-store.ts';
import { type CartAsk, cartOutcome, missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { findSize } from '../../cart/baskets/find-size.ts';
import { handlerFor, refuse } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { invalidField } from '../../core/refusals.ts';

/** Removes a line. What is not there is removed already: the answer is the cart without it. */
export const removeCartItem = handlerFor(calls.removeCartItem, async (request, { db, now }, caller) =>
  inTransaction(db, async (transaction) => {
    const { LineId, BasketGUID } = request;
    if (LineId === undefined && request.SKU === undefined && request.ProductUrl === '') {
      return invalidField('LineId', 'Name the line, the SKU or the product to remove.');
    }
    const found = LineId === undefined ? await findSize(transaction, request) : null;
    if (found?.kind === 'size-required') return refuse('SizeRequired');
    const basket = await lockBasket(transaction, BasketGUID, caller);
    if (!basket) return missingBasket(BasketGUID);
    const options = await readCartOptions(transaction);
    const ask: CartAsk = { options, reductions: request, caller, now: now() };
    const sku = found?.kind === 'found' ? found.sku : undefined;
    if (LineId === undefined && sku === undefined) return cartOutcome(transaction, basket, ask);
    const { numDeletedRows } = await transaction
      .deleteFrom('basket_lines')
      .where('basket_guid', '=', basket.guid)
      .$if(LineId !== undefined, (query) => query.where('id', '=', LineId ?? ''))
      .$if(sku !== undefined, (query) => query.where('sku', '=', sku ?? ''))
      .executeTakeFirstOrThrow();
    const left = numDeletedRows > 0n ? await markChanged(transaction, basket, ask.now) : basket;
    return cartOutcome(transaction, left, ask);
  }),
);
