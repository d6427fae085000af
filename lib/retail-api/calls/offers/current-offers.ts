import { calls } from '#lib/contract/index.ts';
import { presentOffers } from '../../cart/promotions/present-offers.ts';
import type { Goods } from '../../catalogue/catalogue-index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** The offers that shoppers are told of before they have a cart. */
export const currentOffers = handlerFor(calls.currentOffers, async (request, { db, catalogue, now }) =>
  succeed(await presentOffers(db, catalogue, now(), goodsOf(request))),
);

function goodsOf({
  ProductCode,
  CategoryURL,
}: {
  ProductCode?: string | undefined;
  CategoryURL?: string | undefined;
}): Goods | undefined {
  if (ProductCode !== undefined) return { product: ProductCode.toUpperCase() };
  return CategoryURL === undefined ? undefined : { category: CategoryURL };
}
