import { calls } from '#lib/contract/index.ts';
import { designCode } from '../../catalogue/design-code.ts';
import { likeness } from '../../catalogue/likeness.ts';
import { orderSimilar } from '../../catalogue/order-similar.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { loadProducts, type StoredProduct } from './load-products.ts';
import { presentItem } from './present-item.ts';

/** So many of each kind are compared one by one: the nearest in price, and the most popular. */
const COMPARED = 16;

/** What the operator named as similar, filled up with what is most alike of what stands near the product. */
export const similarProducts = handlerFor(calls.similarProducts, async (request, context) => {
  const { db, catalogue } = context;
  const code = request.ProductCode.toUpperCase();
  const [own] = await loadProducts(db, [code]);
  if (!own) return refuse('NotFound', 'There is no such product.');
  const named = own.product.SimilarTo;
  const near = await nearbyCodes(context, code, request.Limit);
  const others = await loadProducts(db, [...new Set([...named, ...near])]);
  const places = new Map(named.map((other, place) => [other, place]));
  const candidates = others.map((other) => ({
    code: other.product.ProductCode,
    design: designCode(other.product),
    named: places.get(other.product.ProductCode),
    likeness: likeness(likened(own), likened(other)),
    inStock: other.sizes.some(({ quantity }) => quantity > 0),
  }));
  const byCode = new Map(others.map((other) => [other.product.ProductCode, other]));
  const chosen = orderSimilar({ code, design: designCode(own.product) }, candidates, request.Limit).flatMap(
    (other) => byCode.get(other) ?? [],
  );
  return succeed(chosen.map((other) => presentItem(other, catalogue)));
});

function likened({ product, sizes }: StoredProduct) {
  return { product, price: Math.min(...sizes.map(({ price }) => price)) };
}

/** Codes from the product's own category, and from those above it as long as they are too few. */
async function nearbyCodes(
  { catalogue, search }: Pick<ApiContext, 'catalogue' | 'search'>,
  code: string,
  limit: number,
): Promise<Set<string>> {
  const home = catalogue.categoryOf(code);
  const codes = new Set<string>();
  const trail = home === undefined ? [] : catalogue.trail(home).toReversed();
  for (const { path } of trail) {
    const popular = { category: path, filters: {}, sort: 'popularity', offset: 0, limit: COMPARED } as const;
    const found = [...catalogue.nearInPrice(code, path, COMPARED), ...(await search.query(popular)).codes];
    for (const other of found) codes.add(other);
    if (codes.size > limit + COMPARED) break;
  }
  codes.delete(code);
  return codes;
}
