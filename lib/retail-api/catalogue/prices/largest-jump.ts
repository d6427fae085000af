import type { Kysely } from 'kysely';
import { MAX_INTEGER } from '#lib/contract/fields.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { ratesInForce } from '../rates/rate-repository.ts';
import { skuRowsOf } from '../write-skus.ts';
import { pricesSince } from './price-marks.ts';
import { regularOfRow } from './price-repository.ts';
import { readPricedSkus } from './save-prices.ts';

/**
 * How far the prices of products would move from what their sizes cost since a time, at most, in hundredths of a per cent. A new size
 * is judged by the other sizes of its product, and a new product by nothing. `since` in epoch milliseconds.
 */
export async function largestJump(
  db: Kysely<Database>,
  products: readonly CatalogueProduct[],
  since: number,
): Promise<number> {
  const rates = await ratesInForce(db);
  const sizes = products.flatMap((product) => skuRowsOf(product, rates));
  const skus = sizes.map(({ sku }) => sku);
  const { stored, skusOf } = await readPricedSkus(db, [...products.map(({ ProductCode }) => ProductCode), ...skus]);
  const before = await pricesSince(db, [...new Set([...stored.keys(), ...skus])], since);
  const costOf = (sku: string) => {
    const row = stored.get(sku);
    return before.get(sku) ?? (row && regularOfRow(row));
  };
  const jumps = sizes.map(({ product_code: code, sku, price }) => {
    const row = stored.get(sku);
    if (row && regularOfRow(row) === price) return 0;
    const own = costOf(sku);
    if (own !== undefined) return jumpOf(own, price);
    const others = skusOf(code).map((other) => jumpOf(costOf(other.sku) ?? 0, price));
    return others.length === 0 ? 0 : Math.min(...others);
  });
  return jumps.reduce((largest, jump) => Math.max(largest, jump), 0);
}

/** How far a price is from the one before, in hundredths of a per cent of that, rounded up. */
function jumpOf(before: number, after: number): number {
  if (before === after) return 0;
  return before === 0 ? MAX_INTEGER : Math.min(MAX_INTEGER, Math.ceil((Math.abs(after - before) * 10_000) / before));
}
