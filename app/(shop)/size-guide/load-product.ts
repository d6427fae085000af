import { getProduct } from '#lib/catalogue/server.ts';
import type { Product } from '#lib/catalogue/types.ts';
import type { Admission } from '#lib/gate/index.ts';
import { markDegraded } from '#lib/http/response-directives.ts';

/** The product that a guide is opened for; null where none is named or it is not there: the guide stands without it. */
export async function loadProduct(admission: Admission, code: string): Promise<Product | null> {
  if (code === '') return null;
  const product = await getProduct(admission, code);
  if (product.ok) return product.value;
  if (product.failure.kind === 'unavailable') markDegraded();
  return null;
}
