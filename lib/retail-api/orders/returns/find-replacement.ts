import type { Kysely } from 'kysely';
import { takeSnapshot } from '../../cart/baskets/line-snapshot.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { OrderLine } from '../order-repository.ts';
import type { Replacement } from './return-document.ts';
import { replacementPrice } from './rules/replacement-price.ts';

interface Wanted {
  sku: string;
  /** The line that comes back, and what its pieces are worth without shipping, in paise. */
  line: OrderLine;
  quantity: number;
  worth: number;
}

/** What comes in the place of pieces of a line, at its price of now. Refused with 210 where it is not there. */
export async function findReplacement(
  db: Kysely<Database>,
  { sku, line, quantity, worth }: Wanted,
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
  const oldPrice = productCode === line.product_code ? await priceNow(db, line) : null;
  const { title, sizeName } = takeSnapshot(found);
  return succeed({
    sku,
    productCode,
    title,
    sizeName,
    unitPrice: newPrice,
    price: replacementPrice({ worth, quantity, newPrice, oldPrice }),
  });
}

/** What one piece of a line costs now; what has left the catalogue as it was sold. */
async function priceNow(db: Kysely<Database>, { sku, document }: OrderLine): Promise<number> {
  const now = await db.selectFrom('skus').select('price').where('sku', '=', sku).executeTakeFirst();
  return now?.price ?? document.unitPrice;
}
