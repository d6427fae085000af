import type { Kysely } from 'kysely';
import { starCountsOf } from '../community/reviews/rating-repository.ts';
import { NO_STARS, type StarCounts } from '../community/reviews/star-counts.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

export interface StoredSku {
  sku: string;
  sizeName: string | null;
  /** Paise. */
  price: number;
  mrp: number;
  quantity: number;
  /** The recorded earlier price that a drop is shown against, in paise; null if none is. */
  priceBefore: number | null;
  /** When the price or its drop changes next, in epoch milliseconds; null if never. */
  priceChangesAt: number | null;
}

/**
 * A product as currently stored: its document, URL, sizes with price and stock, and the star counts of its
 * reviews.
 */
export interface StoredProduct {
  product: CatalogueProduct;
  slug: string;
  /** When the document last changed, in epoch milliseconds. */
  modifiedAt: number;
  sizes: StoredSku[];
  stars: StarCounts;
}

/** Reads products in the order of `codes`; missing and hidden ones are left out. Three statements for hundreds of products. */
export async function loadProducts(db: Kysely<Database>, codes: readonly string[]): Promise<StoredProduct[]> {
  if (codes.length === 0) return [];
  // One after the other, because they may share the connection to a standby.
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug', 'document', 'modified_at'])
    .where('code', 'in', codes)
    .where('hidden', '=', 0)
    .execute();
  const skus = await db.selectFrom('skus').selectAll().where('product_code', 'in', codes).orderBy('position').execute();
  const stars = await starCountsOf(db, codes);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const sizes = Map.groupBy(skus, (row) => row.product_code);
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    if (!row) return [];
    const product: CatalogueProduct = JSON.parse(row.document);
    const own = (sizes.get(code) ?? []).map((size) => ({
      sku: size.sku,
      sizeName: size.size_name,
      price: size.price,
      mrp: size.mrp,
      quantity: size.quantity,
      priceBefore: size.price_before,
      priceChangesAt: size.price_changes_at,
    }));
    return [{ product, slug: row.slug, modifiedAt: row.modified_at, sizes: own, stars: stars.get(code) ?? NO_STARS }];
  });
}
