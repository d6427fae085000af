import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** Something to buy. */
export interface BenchProduct {
  sku: string;
  slug: string;
}

interface BenchStock {
  /** How many different ones. */
  kinds: number;
  stock: number;
  /** Paise; as it is where it is left out. */
  price?: number;
}

/** Products in one size, with so many pieces each on the shelf. */
export async function stockProducts(
  db: Kysely<Database>,
  { kinds, stock, price }: BenchStock,
): Promise<BenchProduct[]> {
  const products = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.sku', 'products.slug'])
    .where('skus.size_name', 'is', null)
    // Below the amount that needs a PAN.
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
