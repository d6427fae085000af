import type { Kysely } from 'kysely';
import { trailingCodes } from '../../catalogue/product-slug.ts';
import type { Database } from '../../core/db/schema.ts';
import { chooseSize, type Size } from '../rules/choose-size.ts';

/** How a caller identifies a size: by SKU, or by the product's URL, with the size name if there are several. */
interface SizeReference {
  SKU?: string | undefined;
  ProductUrl: string;
  SizeName?: string | null | undefined;
}

type FoundSize =
  | { kind: 'found'; sku: string }
  | { kind: 'size-required' }
  | { kind: 'no-such-size' }
  | { kind: 'no-such-product' };

/** The SKU that is referred to. A given SKU is not checked here; the code that needs it checks whether it exists. */
export async function findSize(db: Kysely<Database>, reference: SizeReference): Promise<FoundSize> {
  if (reference.SKU) return { kind: 'found', sku: reference.SKU };
  const sizes = await sizesByUrl(db, reference.ProductUrl);
  if (sizes.length === 0) return { kind: 'no-such-product' };
  const choice = chooseSize(sizes, reference.SizeName);
  return choice.kind === 'chosen' ? { kind: 'found', sku: choice.size.sku } : choice;
}

interface SizeOfProduct extends Size {
  productCode: string;
}

/**
 * The sizes of the product at a URL that ends with the product code; the longest existing code counts. Empty if
 * none.
 */
export async function sizesByUrl(db: Kysely<Database>, url: string): Promise<SizeOfProduct[]> {
  const codes = trailingCodes(url.replace(/^.*\//, ''));
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .select(['sku', 'size_name as sizeName', 'product_code as productCode'])
    .where('product_code', 'in', codes)
    .orderBy('position')
    .execute();
  const code = codes.toReversed().find((candidate) => rows.some((row) => row.productCode === candidate));
  return rows.filter((row) => row.productCode === code);
}
