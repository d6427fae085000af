import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { lockBasket, markChanged } from '../../cart/baskets/basket-store.ts';
import { type CartAsk, cartOutcome, noSuchBasket } from '../../cart/baskets/cart-outcome.ts';
import { changeOnce } from '../../cart/baskets/change-once.ts';
import { setLineQuantity } from '../../cart/baskets/put-line.ts';
import { type Caller, handlerFor, type Outcome, refuse } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';

type UpdateCartRequest = z.output<typeof calls.updateCart.request>;

/** Sets the absolute quantity of a line. A line that is gone is a conflict: the caller saw an older cart. */
export const updateCart = handlerFor(calls.updateCart, async (request, { db, now }, caller) => {
  const ask: CartAsk = { options: await readCartOptions(db), reductions: request, caller, now: now() };
  return inTransaction(db, (transaction) =>
    // Keyed, because a retry still names the version that the first attempt has already replaced.
    changeOnce(transaction, { call: calls.updateCart, request, caller, now: ask.now }, ask, () =>
      setInBasket(transaction, request, caller, ask),
    ),
  );
});

async function setInBasket(
  transaction: Transaction<Database>,
  request: UpdateCartRequest,
  caller: Caller,
  ask: CartAsk,
): Promise<Outcome<CartWire>> {
  const basket = await lockBasket(transaction, request.BasketGUID, caller);
  if (!basket) return noSuchBasket();
  if (request.Version !== undefined && request.Version !== basket.version) return refuse('Conflict');
  const line = await transaction
    .selectFrom('basket_lines')
    .select(['id', 'sku', 'basket_guid'])
    .where('id', '=', request.LineId)
    .where('basket_guid', '=', basket.guid)
    .executeTakeFirst();
  if (!line) return refuse('Conflict');
  const refusal = await setLineQuantity(transaction, line, request.Quantity, ask.options);
  return refusal ?? cartOutcome(transaction, await markChanged(transaction, basket, ask.now), ask);
}
