import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { loadProducts } from './load-products.ts';
import { presentItem } from './present-item.ts';

/** What the operator named as similar, nearest first, filled up from the product's own category. */
export const similarProducts = handlerFor(calls.similarProducts, async (request, { db, catalogue }) => {
  const code = request.ProductCode.toUpperCase();
  const [stored] = await loadProducts(db, [code]);
  if (!stored) return refuse('NotFound', 'There is no such product.');
  const home = catalogue.categoryOf(code);
  const neighbours =
    home === undefined
      ? []
      : catalogue.query({ category: home, filters: {}, sort: 'popularity', offset: 0, limit: request.Limit + 1 }).codes;
  const codes = new Set([...stored.product.SimilarTo, ...neighbours]);
  codes.delete(code);
  const similar = await loadProducts(db, [...codes]);
  return succeed(similar.slice(0, request.Limit).map((other) => presentItem(other, catalogue)));
});
