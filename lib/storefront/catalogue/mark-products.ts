import { addSurrogateKeys, markValidUntil } from '#lib/storefront/platform/http/response-directives.ts';
import type { ProductSummary } from './types.ts';

/** Makes the response being rendered depend on products: it is purged with them, and ends when a price changes by time. */
export function markProducts(products: readonly Pick<ProductSummary, 'code' | 'priceChangesAt'>[]): void {
  addSurrogateKeys(...products.map(({ code }) => `product:${code}`));
  for (const { priceChangesAt } of products) if (priceChangesAt !== undefined) markValidUntil(priceChangesAt);
}
