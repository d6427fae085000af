import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { cleanEngraving } from '#lib/shared/engraving-text.ts';
import { findBasket, lockBasket, markChanged, openBasket } from '../cart/baskets/basket-repository.ts';
import { type CartContext, cartOutcome, missingBasket, noSuchBasket } from '../cart/baskets/cart-outcome.ts';
import { countItems } from '../cart/baskets/count-items.ts';
import { findSize } from '../cart/baskets/find-size.ts';
import { addQuantity, setLine } from '../cart/baskets/put-line.ts';
import { expressAt } from '../cart/delivery/express-at.ts';
import { orderOptions } from '../cart/rules/order-options.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { type KeyedWrite, onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct } from '../core/refusals.ts';
import { readCartOptions } from '../core/site-options.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The cart with current prices and stock. */
const viewCart = handlerFor(calls.viewCart, async (request, { db, now }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  const { Collect: isCollected, GiftWrap: isWrapped, CashOnDelivery: isCash } = request;
  const express = request.Express && !isCollected ? expressAt(request.Pincode) : null;
  const options = orderOptions(await readCartOptions(db), { isCollected, express, isWrapped, isCash });
  return cartOutcome(db, basket, { options, discountCodes: request, caller, now: now() });
});

/**
 * Applies a change of a cart once per idempotency key. A repeated request changes nothing and returns the current cart.
 */
function changeOnce(
  transaction: Transaction<Database>,
  keyed: KeyedWrite,
  cartContext: CartContext,
  change: () => Promise<Outcome<CartWire>>,
): Promise<Outcome<CartWire>> {
  return onceByKey(transaction, keyed, change, {
    storedPart: (cart) => cart.BasketGUID,
    async replay(guid) {
      const basket = await findBasket(transaction, guid, keyed.caller);
      return basket ? cartOutcome(transaction, basket, cartContext) : noSuchBasket();
    },
  });
}

type AddCartRequest = z.output<typeof calls.addCart.request>;

/** Adds a quantity of a SKU; creates a missing basket in the same transaction. */
export const addCart = handlerFor(calls.addCart, async (request, { db, now }, caller) => {
  const cartContext: CartContext = { options: await readCartOptions(db), discountCodes: request, caller, now: now() };
  return inTransaction(db, (transaction) =>
    changeOnce(transaction, { call: calls.addCart, request, caller, now: cartContext.now }, cartContext, () =>
      addToBasket(transaction, request, caller, cartContext),
    ),
  );
});

async function addToBasket(
  transaction: Transaction<Database>,
  request: AddCartRequest,
  caller: Caller,
  cartContext: CartContext,
): Promise<Outcome<CartWire>> {
  const { options, now } = cartContext;
  const found = await findSize(transaction, request);
  if (found.kind === 'size-required') return fail('SizeRequired');
  if (found.kind === 'no-such-size') return invalidField('SizeName', 'There is no such size.');
  if (found.kind === 'no-such-product') return noSuchProduct();
  const isNamed = request.BasketGUID !== '';
  const basket = isNamed
    ? await lockBasket(transaction, request.BasketGUID, caller)
    : await openBasket(transaction, caller, now);
  if (!basket) return isNamed ? noSuchBasket() : fail('SessionRevoked');
  const engraving = cleanEngraving(request.Engraving);
  const added = { sku: found.sku, engraving, units: request.Quantity, limits: options, now };
  const refusal = await addQuantity(transaction, basket.guid, added);
  return refusal ?? cartOutcome(transaction, await markChanged(transaction, basket, now), cartContext);
}

type UpdateCartRequest = z.output<typeof calls.updateCart.request>;

/**
 * Sets the absolute quantity of a line, and its engraving. A line that is gone is a conflict: the client has an
 * outdated cart.
 */
const updateCart = handlerFor(calls.updateCart, async (request, { db, now }, caller) => {
  const cartContext: CartContext = { options: await readCartOptions(db), discountCodes: request, caller, now: now() };
  return inTransaction(db, (transaction) =>
    // An idempotency key is needed: a retry still names the version that the first attempt has already replaced.
    changeOnce(transaction, { call: calls.updateCart, request, caller, now: cartContext.now }, cartContext, () =>
      setInBasket(transaction, request, caller, cartContext),
    ),
  );
});

async function setInBasket(
  transaction: Transaction<Database>,
  request: UpdateCartRequest,
  caller: Caller,
  cartContext: CartContext,
): Promise<Outcome<CartWire>> {
  const basket = await lockBasket(transaction, request.BasketGUID, caller);
  if (!basket) return noSuchBasket();
  if (request.Version !== undefined && request.Version !== basket.version) return fail('Conflict');
  const line = await transaction
    .selectFrom('basket_lines')
    .select(['id', 'sku', 'basket_guid', 'engraving'])
    .where('id', '=', request.LineId)
    .where('basket_guid', '=', basket.guid)
    .executeTakeFirst();
  if (!line) return fail('Conflict');
  const { Quantity: quantity, Engraving } = request;
  const engraving = Engraving === undefined ? undefined : cleanEngraving(Engraving);
  const refusal = await setLine(transaction, { line, quantity, engraving }, cartContext.options);
  return refusal ?? cartOutcome(transaction, await markChanged(transaction, basket, cartContext.now), cartContext);
}

/** Removes a line; for a line that is already gone, it returns the cart without an error. */
const removeCartItem = handlerFor(calls.removeCartItem, async (request, { db, now }, caller) =>
  inTransaction(db, async (transaction) => {
    const { LineId, BasketGUID } = request;
    if (LineId === undefined && request.SKU === undefined && request.ProductUrl === '') {
      return invalidField('LineId', 'Name the line, the SKU or the product to remove.');
    }
    const found = LineId === undefined ? await findSize(transaction, request) : null;
    if (found?.kind === 'size-required') return fail('SizeRequired');
    const basket = await lockBasket(transaction, BasketGUID, caller);
    if (!basket) return missingBasket(BasketGUID);
    const options = await readCartOptions(transaction);
    const cartContext: CartContext = { options, discountCodes: request, caller, now: now() };
    const sku = found?.kind === 'found' ? found.sku : undefined;
    if (LineId === undefined && sku === undefined) return cartOutcome(transaction, basket, cartContext);
    const { numDeletedRows } = await transaction
      .deleteFrom('basket_lines')
      .where('basket_guid', '=', basket.guid)
      .$if(LineId !== undefined, (query) => query.where('id', '=', LineId ?? ''))
      .$if(sku !== undefined, (query) => query.where('sku', '=', sku ?? ''))
      .executeTakeFirstOrThrow();
    const left = numDeletedRows > 0n ? await markChanged(transaction, basket, cartContext.now) : basket;
    return cartOutcome(transaction, left, cartContext);
  }),
);

/** The number of lines and items in the cart, for the badge. */
const cartItemsCount = handlerFor(calls.cartItemsCount, async (request, { db }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  const { lines, units } = await countItems(db, basket.guid);
  return lines === 0 ? fail('CartEmpty') : succeed({ TotalQuantity: units, TotalItems: lines });
});

/** Handlers of the cart calls. */
export const cartCalls: readonly CallHandler[] = [viewCart, addCart, updateCart, removeCartItem, cartItemsCount];
