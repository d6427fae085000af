import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { skusOfProducts } from './price-repository.ts';

interface FoundProduct {
  code: string;
  title: string;
  /** Its SKUs in the order of their sizes. */
  rows: Database['skus'][];
}

/** The product with a code in any letter case, or with a SKU; undefined if there is none. */
export async function findProduct(db: Kysely<Database>, id: string): Promise<FoundProduct | undefined> {
  const named = await db.selectFrom('skus').select('product_code').where('sku', '=', id).executeTakeFirst();
  const codes = [id.toUpperCase(), ...(named ? [named.product_code] : [])];
  const found = await db.selectFrom('products').select(['code', 'document']).where('code', 'in', codes).execute();
  // As in a list of prices, the code of a product comes before a SKU.
  const product = found.find(({ code }) => code === id.toUpperCase()) ?? found[0];
  if (!product) return undefined;
  const { ProductTitle: title } = JSON.parse(product.document) as { ProductTitle: string };
  return { code: product.code, title, rows: await skusOfProducts(db, [product.code]) };
}
