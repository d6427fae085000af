import { cache } from 'react';
import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { parseCodes } from '#lib/storefront/catalogue/compare/codes.ts';
import { getProduct, getSimilarProducts } from '#lib/storefront/catalogue/server.ts';
import type { Product, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';

/** The result of a comparison's URL. */
type Comparison =
  | { kind: 'unavailable' }
  | {
      kind: 'comparison';
      products: Product[];
      /** Products that could be added; empty where there is no room. */
      more: ProductSummary[];
      /** Whether the URL names a product that was not found. */
      isIncomplete: boolean;
      isTooMany: boolean;
    };

/** Loads the products of a list of codes; those that are gone are omitted. */
export const loadComparison = cache(async (param: string): Promise<Comparison> => {
  const { codes, isBroken, isTooMany } = parseCodes(param);
  const admission = await requireAdmission();
  const results = await Promise.all(codes.map((code) => getProduct(admission, code)));
  if (results.some((result) => !result.ok && result.failure.kind === 'unavailable')) return { kind: 'unavailable' };
  const products = results.flatMap((result) => (result.ok ? [result.value] : []));
  const [first] = products;
  const hasRoom = products.length < COMPARED_MAXIMUM;
  const similar = first && hasRoom ? await getSimilarProducts(admission, first.code) : [];
  return {
    kind: 'comparison',
    products,
    more: similar.filter(({ code }) => !products.some((product) => product.code === code)),
    isIncomplete: isBroken || products.length < codes.length,
    isTooMany,
  };
});
