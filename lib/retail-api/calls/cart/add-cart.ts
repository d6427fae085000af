import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { lockBasket, markChanged, openBasket } from '../../cart/baskets/basket-store.ts';
import { type CartAsk, cartOutcome, noSuchBasket } from '../../cart/baskets/cart-outcome.ts';
import { changeOnce } from '../../cart/baskets/change-once.ts';
import { findSize } from '../../cart/baskets/find-size.ts';
import { addPieces } from '../../cart/baskets/put-line.ts';
import { type Caller, handlerFor, type Outcome, refuse } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { invalidField, noSuchProduct } from '../../core/refusals.ts';

type AddCartRequest = z.output<typeof calls.addCart.request>;

/** Adds pieces of a SKU; makes the basket in the same transaction where there is none. */
export const addCart = handlerFor(calls.addCart, async (request, { db, now }, caller) => {
  const ask: CartAsk = { options: await readCartOptions(db), reductions: request, caller, now: now() };
  return inTransaction(db, (transaction) =>
    changeOnce(transaction, { call: calls.addCart, request, caller, now: ask.now }, ask, () =>
      addToBasket(transaction, request, caller, ask),
    ),
  );
});

async function addToBasket(
  transaction: Transaction<Database>,
  request: AddCartRequest,
  caller: Caller,
  ask: CartAsk,
): Promise<Outcome<CartWire>> {
  const { options, now } = ask;
  const found = await findSize(transaction, request);
  if (found.kind === 'size-required') return refuse('SizeRequired');
  if (found.kind === 'no-such-size') return invalidField('SizeName', 'There is no such size.');
  if (found.kind === 'no-such-product') return noSuchProduct();
  const isNamed = request.BasketGUID !== '';
  const basket = isNamed
    ? await lockBasket(transaction, request.BasketGUID, caller)
    : await openBasket(transaction, caller, now);
  if (!basket) return isNamed ? noSuchBasket() : refuse('SessionRevoked');
  const added = { sku: found.sku, pieces: request.Quantity, limits: options, now };
  const refusal = await addPieces(transaction, basket.guid, added);
  return refusal ?? cartOutcome(transaction, await markChanged(transaction, basket, now), ask);
}
