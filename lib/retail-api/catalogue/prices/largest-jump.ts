import type { Kysely } from 'kysely';
import { MAX_INTEGER } from '#lib/contract/fields.ts';
import type { Database } from '../../core/db/schema.ts';
import { pricesSince } from './price-marks.ts';
import { regularOfRow } from './price-repository.ts';
import { readPricedSkus } from './save-prices.ts';

/** A price that would be set, in paise. */
export interface NewPrice {
  /** The product's code, or a SKU: what the price is for. */
  id: string;
  price: number;
  /** The SKU of a size that may be new. */
  sku?: string;
}

/**
 * How far prices would move at most from what goods cost since a time, in hundredths of a per cent. A new size is judged by what the
 * other sizes cost; one that was removed since then, or comes from another product, by what it cost itself; a new product by
 * nothing. `since` in epoch milliseconds.
 */
export async function largestJump(db: Kysely<Database>, prices: readonly NewPrice[], since: number): Promise<number> {
  const sizes = prices.flatMap(({ sku }) => sku ?? []);
  const { stored, skusOf } = await readPricedSkus(db, [...prices.map(({ id }) => id), ...sizes]);
  const before = await pricesSince(db, [...new Set([...stored.keys(), ...sizes])], since);
  const fromBefore = (sku: string, price: number) => {
    const row = stored.get(sku);
    return jumpOf(before.get(sku) ?? (row ? regularOfRow(row) : 0), price);
  };
  const jump = (sku: string, price: number) => {
    const row = stored.get(sku);
    // What stays as it is was judged when it was set.
    return row && regularOfRow(row) === price ? 0 : fromBefore(sku, price);
  };
  const jumps = prices.map(({ id, sku: size, price }) => {
    const skus = skusOf(id).map(({ sku }) => sku);
    if (size !== undefined && (stored.has(size) || before.has(size))) return jump(size, price);
    if (size === undefined) return Math.max(0, ...skus.map((sku) => jump(sku, price)));
    // A new size of a product that nobody sells yet has nothing to be compared with.
    return skus.length === 0 ? 0 : Math.min(...skus.map((sku) => fromBefore(sku, price)));
  });
  return jumps.reduce((largest, one) => Math.max(largest, one), 0);
}

/** How far a price is from the one before, in hundredths of a per cent of that, rounded up. */
function jumpOf(before: number, after: number): number {
  if (before === after) return 0;
  return before === 0 ? MAX_INTEGER : Math.min(MAX_INTEGER, Math.ceil((Math.abs(after - before) * 10_000) / before));
}
