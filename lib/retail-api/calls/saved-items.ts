import type { Transaction } from 'kysely';
import { type CartWire, calls, type DataOf } from '#lib/contract/index.ts';
import { type Basket, findBasket, lockBasket, markChanged } from '../cart/baskets/basket-repository.ts';
import { type CartContext, cartOutcome, missingBasket } from '../cart/baskets/cart-outcome.ts';
import { quantitiesIn, raiseLineQuantity } from '../cart/baskets/raise-line-quantity.ts';
import { readSavedLines, saveLine, takeSavedLine } from '../cart/baskets/saved-lines.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { readCartOptions } from '../core/site-options.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** What was saved for later from a cart. */
const savedItems = handlerFor(calls.savedItems, async ({ BasketGUID }, { db }, caller) => {
  const basket = await findBasket(db, BasketGUID, caller);
  return succeed(basket ? await readSavedLines(db, basket.guid) : []);
});

/** Takes a line out of the cart and saves it for later. */
const saveForLater = handlerFor(calls.saveForLater, async (request, { db, now }, caller) =>
  inTransaction<CartWire>(db, async (transaction) => {
    const basket = await lockBasket(transaction, request.BasketGUID, caller);
    if (!basket) return missingBasket(request.BasketGUID);
    const options = await readCartOptions(transaction);
    const cartContext: CartContext = { options, discountCodes: request, caller, now: now() };
    const saving = { max: options.lines, now: cartContext.now };
    const saved = await saveLine(transaction, basket.guid, request.LineId, saving);
    if (saved === 'full') return fail('CartFull');
    const left = saved === 'saved' ? await markChanged(transaction, basket, cartContext.now) : basket;
    return cartOutcome(transaction, left, cartContext);
  }),
);

type Returned = DataOf<typeof calls.returnSavedItem>;

/** Puts a saved item back into the cart. */
const returnSavedItem = handlerFor(calls.returnSavedItem, async (request, { db, now }, caller) =>
  inTransaction<Returned>(db, async (transaction) => {
    const basket = await lockBasket(transaction, request.BasketGUID, caller);
    if (!basket) return missingBasket(request.BasketGUID);
    const options = await readCartOptions(transaction);
    return putBack(transaction, basket, request.SavedId, { options, discountCodes: request, caller, now: now() });
  }),
);

async function putBack(
  transaction: Transaction<Database>,
  basket: Basket,
  savedId: string,
  cartContext: CartContext,
): Promise<Outcome<Returned>> {
  const { options, now } = cartContext;
  const item = await takeSavedLine(transaction, basket.guid, savedId);
  if (!item) return succeed({ Cart: await cartOf(transaction, basket, cartContext), Shortfall: false });
  const { own } = await quantitiesIn(transaction, basket.guid, item);
  const put = { ...item, quantity: item.quantity + own };
  const { reason } = await raiseLineQuantity(transaction, basket.guid, put, { limits: options, now });
  if (reason === 'cart-full') return fail('CartFull');
  if (reason === 'sold-out' || reason === 'withdrawn') return fail('OutOfStock');
  const changed = await markChanged(transaction, basket, now);
  return succeed({ Cart: await cartOf(transaction, changed, cartContext), Shortfall: reason === 'fewer' });
}

/** The cart; null if it is empty. */
async function cartOf(transaction: Transaction<Database>, basket: Basket, cartContext: CartContext) {
  const cart = await cartOutcome(transaction, basket, cartContext);
  return cart.code === 'Success' ? cart.data : null;
}

/** Removes a saved item. */
const removeSavedItem = handlerFor(calls.removeSavedItem, async ({ BasketGUID, SavedId }, { db, now }, caller) =>
  inTransaction<null>(db, async (transaction) => {
    const basket = await lockBasket(transaction, BasketGUID, caller);
    if (!basket) return missingBasket(BasketGUID);
    const item = await takeSavedLine(transaction, basket.guid, SavedId);
    if (item) await markChanged(transaction, basket, now());
    return succeed(null);
  }),
);

/** Handlers of the calls about what is saved for later. */
export const savedItemCalls: readonly CallHandler[] = [savedItems, saveForLater, returnSavedItem, removeSavedItem];
