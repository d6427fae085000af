import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** A product for the benchmark. */
export interface BenchProduct {
  sku: string;
  slug: string;
}

interface BenchStock {
  /** The number of different products. */
  kinds: number;
  stock: number;
  /** The price in paise; unchanged if left out. */
  price?: number;
}

/** Sets up products in one size with the given stock. */
export async function stockProducts(
  db: Kysely<Database>,
  { kinds, stock, price }: BenchStock,
): Promise<BenchProduct[]> {
  const products = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.sku', 'products.slug'])
    .where('skus.size_name', 'is', null)
    // The price stays below the amount that needs a PAN.
    .where('skus.price', '<', 1_00_000_00)
    .orderBy('skus.sku')
    .limit(kinds)
    .execute();
  if (products.length < kinds)
    throw new Error(`The catalogue has ${products.length} products for the bench, not ${kinds}.`);
  for (const { sku } of products) {
    await db
      .updateTable('skus')
      .set({ quantity: stock, ...(price === undefined ? {} : { price, mrp: price }) })
      .where('sku', '=', sku)
      .execute();
  }
  return products;
}
