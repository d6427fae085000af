import type { Kysely } from 'kysely';
import type { CartWire } from '#lib/contract/index.ts';
import type { CartOptions } from '../../app/site-options.ts';
import type { Caller } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, refuse, succeed } from '../../core/outcome.ts';
import type { Basket } from './basket-repository.ts';
import { cartWire } from './cart-wire.ts';
import { priceBasket, type Reductions } from './price-basket.ts';
import { readContents } from './read-contents.ts';

/** What the answer to a call of the cart depends on beside the basket itself. */
export interface CartOutcomeRequest {
  options: CartOptions;
  /** The request of the call. */
  reductions: Reductions;
  caller: Pick<Caller, 'customerId'>;
  /** Epoch milliseconds. */
  now: number;
}

/** The answer of every cart call: the whole cart, or 24 without Data where it holds nothing. */
export async function cartOutcome(
  db: Kysely<Database>,
  basket: Basket,
  ask: CartOutcomeRequest,
): Promise<Outcome<CartWire>> {
  const contents = await readContents(db, basket.guid);
  const { lines } = contents;
  if (lines.length === 0) return refuse('CartEmpty');
  const { options, reductions, caller, now } = ask;
  const asking = { customerId: caller.customerId, now, options };
  const priced = await priceBasket(db, contents, reductions, asking);
  return succeed(cartWire({ ...basket, lines, priced, limit: options.quantity }));
}

/** The basket is gone, or somebody else's: the two are told apart by nobody. */
export function noSuchBasket(): Outcome<never> {
  return refuse('NotFound', 'There is no such basket.', { Subject: 'basket' });
}

/** Nothing was found for a basket's id: a dead basket where one was named, otherwise a shopper without any. */
export function missingBasket(guid: string): Outcome<never> {
  return guid === '' ? refuse('CartEmpty') : noSuchBasket();
}
