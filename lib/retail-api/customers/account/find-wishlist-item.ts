import type { Kysely } from 'kysely';
import { sizesByUrl } from '../../cart/baskets/find-size.ts';
import { chooseSize } from '../../cart/rules/choose-size.ts';
import type { Database } from '../../core/db/schema.ts';

type FoundWishlistItem =
  /** `sku` is empty if the product has several sizes and none was given. */
  { kind: 'found'; productCode: string; sku: string } | { kind: 'no-such-size' } | { kind: 'no-such-product' };

interface WishlistItemReference {
  SKU?: string | undefined;
  ProductUrl: string;
  SizeName?: string | null | undefined;
}

/** The product to add to the wishlist, with its size if given. A SKU identifies both. */
export async function findWishlistItem(
  db: Kysely<Database>,
  reference: WishlistItemReference,
): Promise<FoundWishlistItem> {
  if (reference.SKU !== undefined) return findBySku(db, reference.SKU);
  const sizes = await sizesByUrl(db, reference.ProductUrl);
  const productCode = sizes[0]?.productCode;
  if (productCode === undefined) return { kind: 'no-such-product' };
  const choice = chooseSize(sizes, reference.SizeName);
  if (choice.kind === 'no-such-size') return choice;
  return { kind: 'found', productCode, sku: choice.kind === 'chosen' ? choice.size.sku : '' };
}

async function findBySku(db: Kysely<Database>, sku: string): Promise<FoundWishlistItem> {
  const row = await db.selectFrom('skus').select('product_code').where('sku', '=', sku).executeTakeFirst();
  return row ? { kind: 'found', productCode: row.product_code, sku } : { kind: 'no-such-product' };
}
