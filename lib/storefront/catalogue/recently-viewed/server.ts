import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { forCard } from '#lib/storefront/catalogue/for-card.ts';
import { toProductCard } from '#lib/storefront/catalogue/transform.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';

/**
 * Cards of products in the order of their codes, with the photos that a card shows; unavailable products are left
 * out.
 */
export async function getCards(_admission: Admission, codes: readonly string[]): Promise<Result<ProductSummary[]>> {
  const outcome = await retail().callAsSite(calls.productsByCode, {
    ProductCodes: [...codes],
    Sort: 'relevance',
    PageSize: codes.length,
  });
  const result = toResult(outcome);
  if (!result.ok) return result;
  return success(result.value.Products.map(toProductCard).map(forCard));
}
