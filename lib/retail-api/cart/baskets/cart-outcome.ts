import type { Kysely } from 'kysely';
import type { CartWire } from '#lib/contract/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { OrderOptions } from '../rules/order-options.ts';
import type { Basket } from './basket-repository.ts';
import { cartWire } from './cart-wire.ts';
import { type DiscountCodes, priceBasket } from './price-basket.ts';
import { readContents } from './read-contents.ts';

/** What the response of a cart call depends on besides the basket. */
export interface CartContext {
  options: OrderOptions;
  /** The coupon, gift cards and gift coupon that the request names. */
  discountCodes: DiscountCodes;
  caller: Pick<Caller, 'customerId'>;
  /** Epoch milliseconds. */
  now: number;
}

/** The outcome of every cart call: the whole cart, or CartEmpty without Data. */
export async function cartOutcome(
  db: Kysely<Database>,
  basket: Basket,
  cartContext: CartContext,
): Promise<Outcome<CartWire>> {
  const contents = await readContents(db, basket.guid);
  const { lines } = contents;
  if (lines.length === 0) return fail('CartEmpty');
  const { options, discountCodes, caller, now } = cartContext;
  const pricingContext = { customerId: caller.customerId, now, options };
  const priced = await priceBasket(db, contents, discountCodes, pricingContext);
  return succeed(cartWire({ ...basket, lines, priced, limit: options.quantity }));
}

/** The basket has expired or belongs to another shopper; the response does not reveal which. */
export function noSuchBasket(): Outcome<never> {
  return fail('NotFound', 'There is no such basket.', { Subject: 'basket' });
}

/** The refusal when no basket was found: NotFound for a given id, otherwise CartEmpty. */
export function missingBasket(guid: string): Outcome<never> {
  return guid === '' ? fail('CartEmpty') : noSuchBasket();
}
