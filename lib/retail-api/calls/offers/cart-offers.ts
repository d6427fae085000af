import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../../baskets/basket-store.ts';
import { noSuchBasket } from '../../baskets/cart-outcome.ts';
import { offersWire } from '../../baskets/offers-wire.ts';
import { priceBasket } from '../../baskets/price-basket.ts';
import { readLines } from '../../baskets/read-lines.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { readCartOptions } from '../../site-options.ts';

/** The offers that have to do with the basket; a shopper without one has none. */
export const cartOffers = handlerFor(calls.cartOffers, async (request, { db, now }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return request.BasketGUID === '' ? succeed([]) : noSuchBasket();
  const lines = await readLines(db, basket.guid);
  const asking = { customerId: caller.customerId, now: now(), options: await readCartOptions(db) };
  return succeed(offersWire(lines, await priceBasket(db, { guid: basket.guid, lines }, request, asking)));
});
