import type { Kysely } from 'kysely';
import { takeSnapshot } from '../../cart/baskets/line-snapshot.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { OrderLine } from '../order-repository.ts';
import type { Replacement } from './return-document.ts';
import { replacementPrice } from './rules/replacement-price.ts';

interface ReplacementRequest {
  sku: string;
  /** The returned line, and the value of its items without shipping, in paise. */
  line: OrderLine;
  quantity: number;
  value: number;
}

/** The replacement for items of a line, at its current price. Refuses with OutOfStock if it is not available. */
export async function findReplacement(
  db: Kysely<Database>,
  { sku, line, quantity, value }: ReplacementRequest,
): Promise<Outcome<Replacement>> {
  const found = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.product_code', 'skus.price', 'skus.mrp', 'skus.size_name as sizeName', 'skus.quantity as stock'])
    .select(['products.slug', 'products.document'])
    .where('skus.sku', '=', sku)
    .executeTakeFirst();
  if (!found || found.stock < quantity) return fail('OutOfStock');
  const { product_code: productCode, price: newPrice } = found;
  const oldPrice = productCode === line.product_code ? await currentPrice(db, line) : null;
  const { title, sizeName } = takeSnapshot(found);
  return succeed({
    sku,
    productCode,
    title,
    sizeName,
    unitPrice: newPrice,
    price: replacementPrice({ value, quantity, newPrice, oldPrice }),
  });
}

/** The current price of one item of a line; if it has left the catalogue, the price it was sold at. */
async function currentPrice(db: Kysely<Database>, { sku, document }: OrderLine): Promise<number> {
  const now = await db.selectFrom('skus').select('price').where('sku', '=', sku).executeTakeFirst();
  return now?.price ?? document.unitPrice;
}
