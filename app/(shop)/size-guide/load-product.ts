import { getProduct } from '#lib/storefront/catalogue/server.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { markDegraded } from '#lib/storefront/platform/http/response-directives.ts';

/**
 * Returns the product that a guide is opened for; null where none is named or it is not found, because the
 * guide works without it.
 */
export async function loadProduct(admission: Admission, code: string): Promise<Product | null> {
  if (code === '') return null;
  const product = await getProduct(admission, code);
  if (product.ok) return product.value;
  if (product.failure.kind === 'unavailable') markDegraded();
  return null;
}
