import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type EarlierPrice, REFERENCE_MS } from '../prices/price-drop.ts';
import { pricedColumns, readEarlierPrices, readSchedules, regularOfRow } from '../prices/price-repository.ts';
import { reprice } from '../prices/reprice.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';
import { type MetalRateProduct, productsByMetalRates } from './products-by-metal-rates.ts';
import type { StoredRates } from './rate-repository.ts';

/** A SKU as it is stored, and its new price in paise. */
interface SkuToPrice {
  row: Database['skus'];
  price: number;
}

interface PrepareOptions {
  rates: RatesInForce;
  /** The rates that come into force. */
  due: readonly StoredRates[];
  /** Epoch milliseconds. */
  now: number;
  /** Limits the work to the products with these codes. */
  codes?: readonly string[];
  /** Called after each part. */
  onPart?: () => Promise<void>;
}

/**
 * Prepares the new prices of SKUs in the table `rate_prices`: of SKUs whose price changes, and of those whose rate is
 * set again, because their pages show its date. Each statement is short.
 */
export async function preparePrices(
  db: Kysely<Database>,
  { rates, due, now, codes, onPart }: PrepareOptions,
): Promise<void> {
  for await (const products of productsByMetalRates(db, rates, codes ? { codes } : {})) {
    const prices = products.flatMap((product) => toPrice(product, due));
    const earlier = await earlierPrices(db, prices, now);
    // A SKU with a scheduled price already says when its price changes.
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

function toPrice({ sizes }: MetalRateProduct, due: readonly StoredRates[]): SkuToPrice[] {
  return sizes.flatMap(({ row, outcome: { priced } }) => {
    if (!priced) return [];
    const { id, price } = priced;
    const isSetAgain = due.some(({ rates }) => rates[id] !== undefined);
    return isSetAgain || regularOfRow(row) !== price || row.mrp !== price ? [{ row, price }] : [];
  });
}

/**
 * The recorded prices that the new ones are compared with. Where a price changes now, only the lowest one is read:
 * daily rates would make millions of rows in a year.
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
