import 'server-only';
import { toProductCard } from '#lib/catalogue/transform.ts';
import type { ProductCard } from '#lib/catalogue/types.ts';
import { calls } from '#lib/contract/index.ts';
import type { Admission } from '#lib/gate/index.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import { retail } from '#lib/retail-client/server.ts';
import { type Result, success } from '#lib/shared/result.ts';

/** Cards of products in the order of their codes, with their front photo alone; those that are gone are left out. */
export async function getCards(_admission: Admission, codes: readonly string[]): Promise<Result<ProductCard[]>> {
  const outcome = await retail().callAsSite(calls.productsByCode, {
    ProductCodes: [...codes],
    Sort: 'relevance',
    PageSize: codes.length,
  });
  const result = toResult(outcome);
  if (!result.ok) return result;
  return success(
    result.value.Products.map(toProductCard).map((card) => ({ ...card, photos: card.photos.slice(0, 1) })),
  );
}
