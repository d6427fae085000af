import { calls } from '#lib/contract/index.ts';
import { readCartLimits } from '../../app/site-options.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { loadProducts } from './load-products.ts';
import { presentDetails } from './present-details.ts';
import { presentItems } from './present-item.ts';

/** Everything about one product, by its code in any case. */
export const productDetails = handlerFor(calls.productDetailsCall, async (request, context) => {
  const { db, catalogue } = context;
  const code = request.ProductCode.toUpperCase();
  const [stored] = await loadProducts(db, [code]);
  if (!stored) return refuse('NotFound', 'There is no such product.');
  const colourways = await presentItems(context, catalogue.colourwaysOf(code));
  const { quantity: maximumQuantity } = await readCartLimits(db);
  return succeed(presentDetails(stored, { catalogue, colourways, maximumQuantity }));
});
