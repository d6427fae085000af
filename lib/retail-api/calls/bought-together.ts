import { calls } from '#lib/contract/index.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import { presentItem } from '../catalogue/present-item.ts';
import { succeed } from '../core/outcome.ts';
import { codesBoughtWith } from '../orders/bought-together.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** What customers bought in one order with a product, as far as it can be bought now. */
const boughtTogether = handlerFor(calls.boughtTogether, async (request, context) => {
  const { db, catalogue } = context;
  const others = await loadProducts(db, await codesBoughtWith(context, request.ProductCode.toUpperCase()));
  const available = others.filter(({ sizes }) => sizes.some(({ quantity }) => quantity > 0));
  return succeed(available.slice(0, request.Limit).map((stored) => presentItem(stored, catalogue)));
});

/** The handler of the call about products bought together. */
export const boughtTogetherCalls: readonly CallHandler[] = [boughtTogether];
