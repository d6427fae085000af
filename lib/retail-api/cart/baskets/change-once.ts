import type { Transaction } from 'kysely';
import type { CartWire } from '#lib/contract/index.ts';
import { type KeyedWrite, onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { findBasket } from './basket-repository.ts';
import { type CartContext, cartOutcome, noSuchBasket } from './cart-outcome.ts';

/**
 * Applies a change of a cart once per idempotency key. A repeated request changes nothing and returns the current cart.
 */
export function changeOnce(
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
