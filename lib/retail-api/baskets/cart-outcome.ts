import type { Kysely } from 'kysely';
import type { CartWire } from '#lib/contract/index.ts';
import { type Outcome, refuse, succeed } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import type { CartLimits } from '../site-options.ts';
import type { Basket } from './basket-store.ts';
import { cartWire } from './cart-wire.ts';
import { readLines } from './read-lines.ts';

/** The answer of every cart call: the whole cart, or 24 without Data where it holds nothing. */
export async function cartOutcome(
  db: Kysely<Database>,
  basket: Basket,
  limits: CartLimits,
): Promise<Outcome<CartWire>> {
  const lines = await readLines(db, basket.guid);
  if (lines.length === 0) return refuse('CartEmpty');
  return succeed(cartWire(basket, lines, limits.quantity));
}

/** The basket is gone, or somebody else's: the two are told apart by nobody. */
export function noSuchBasket(): Outcome<never> {
  return refuse('NotFound', 'There is no such basket.', { Subject: 'basket' });
}

/** The product is not, or no longer, in the catalogue. */
export function noSuchProduct(): Outcome<never> {
  return refuse('NotFound', 'There is no such product.', { Subject: 'product' });
}

/** A field is well-formed and still wrong; `message` is for whoever made the call. */
export function invalidField(field: string, message: string): Outcome<never> {
  return refuse('InvalidRequest', undefined, { Field: field, Message: message });
}
