import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type EarlierPrice, REFERENCE_MS } from '../prices/price-drop.ts';
import { pricedColumns, readEarlierPrices, readSchedules, regularOfRow } from '../prices/price-repository.ts';
import { reprice } from '../prices/reprice.ts';
import type { StoredRates } from './rate-repository.ts';
import type { RatesInForce } from './rated-price.ts';
import { type RatedProduct, ratedProducts } from './rated-products.ts';

/** A SKU as stored, and what it is to cost in paise. */
interface SkuToPrice {
  row: Database['skus'];
  price: number;
}

interface PrepareOptions {
  rates: RatesInForce;
  /** The rates that begin. */
  due: readonly StoredRates[];
  /** Epoch milliseconds. */
  now: number;
  /** Of these products alone. */
  codes?: readonly string[];
  /** Called after each part. */
  onPart?: () => Promise<void>;
}

/**
 * Prepares the prices of SKUs that rates price anew, in `rate_prices`: those of another price, and those whose rate is set
 * again, so that their pages show its date. Every part is short.
 */
export async function preparePrices(
  db: Kysely<Database>,
  { rates, due, now, codes, onPart }: PrepareOptions,
): Promise<void> {
  for await (const products of ratedProducts(db, rates, codes ? { codes } : {})) {
    const prices = products.flatMap((product) => toPrice(product, due));
    const earlier = await earlierPrices(db, prices, now);
    // A SKU for which a price is scheduled knows when it changes.
    const planned = prices.filter(({ row }) => row.price_changes_at !== null);
    const schedules = await readSchedules(db, skusOf(planned));
    const rows = prices.map(({ row, price }) => {
      const state = { price: row.price, mrp: row.mrp, regularPrice: row.regular_price };
      const rated = { id: '', price, mrp: price, from: now, until: null, savedBy: '', note: '' };
      const next = reprice(state, [...(schedules.get(row.sku) ?? []), rated], earlier.get(row.sku) ?? [], now);
      return { sku: row.sku, product_code: row.product_code, ...pricedColumns({ next }) };
    });
    for (const some of chunksOf(rows)) await db.insertInto('rate_prices').values(some).execute();
    await onPart?.();
  }
}

function toPrice({ rows, outcome: { priced } }: RatedProduct, due: readonly StoredRates[]): SkuToPrice[] {
  if (!priced) return [];
  const isSetAgain = due.some(({ rates }) => rates[priced.id] !== undefined);
  const { price } = priced;
  return rows
    .filter((row) => isSetAgain || regularOfRow(row) !== price || row.mrp !== price)
    .map((row) => ({ row, price }));
}

/**
 * The recorded prices that can matter. Where the price changes now, that is the lowest alone: a year of daily rates would be
 * millions of rows.
 */
async function earlierPrices(
  db: Kysely<Database>,
  prices: readonly SkuToPrice[],
  now: number,
): Promise<Map<string, EarlierPrice[]>> {
  const isChanging = ({ row, price }: SkuToPrice) => row.regular_price === null && row.price !== price;
  const earlier = await readEarlierPrices(db, skusOf(prices.filter((entry) => !isChanging(entry))), now);
  for (const skus of chunksOf(skusOf(prices.filter(isChanging)))) {
    const rows = await db
      .selectFrom('price_history')
      .select(({ fn }) => ['sku', fn.min('price').as('lowest')])
      .where('sku', 'in', skus)
      .where('ended_at', '>', now - REFERENCE_MS)
      .groupBy('sku')
      .execute();
    for (const { sku, lowest } of rows) earlier.set(sku, [{ price: Number(lowest), endedAt: now - 1 }]);
  }
  return earlier;
}

function skusOf(prices: readonly SkuToPrice[]): string[] {
  return prices.map(({ row }) => row.sku);
}
