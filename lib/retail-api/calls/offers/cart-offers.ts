import { calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { noSuchBasket } from '../../cart/baskets/cart-outcome.ts';
import { offersWire } from '../../cart/baskets/offers-wire.ts';
import { priceBasket } from '../../cart/baskets/price-basket.ts';
import { readContents } from '../../cart/baskets/read-contents.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** The offers that have to do with the basket; a shopper without one has none. */
export const cartOffers = handlerFor(calls.cartOffers, async (request, { db, now }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return request.BasketGUID === '' ? succeed([]) : noSuchBasket();
  const contents = await readContents(db, basket.guid);
  const asking = { customerId: caller.customerId, now: now(), options: await readCartOptions(db) };
  return succeed(offersWire(contents.lines, await priceBasket(db, contents, request, asking)));
});
