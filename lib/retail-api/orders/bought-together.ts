import { type Kysely, sql } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { success } from '#lib/shared/result.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { Database } from '../core/db/schema.ts';

/** Fewer customers would reveal what a single one bought. */
const MIN_CUSTOMERS = 3;
/** Only the newest orders of a product are counted, so that a bestseller costs no more than any other product. */
const MAX_ORDERS_COUNTED = 500;
/** More than are shown, because some are sold out or no longer sold. */
const MAX_CODES = 24;

/** A new order changes a count by one, so that nobody misses it for a while. */
const FRESH_MS = 10 * MINUTE_MS;
const MAX_PRODUCTS_REMEMBERED = 10_000;

const CUSTOMERS = sql<number>`count(distinct coalesce(orders.customer_id, ''))`;
const caches = new WeakMap<Kysely<Database>, MemoryCache<readonly string[]>>();

/**
 * Codes of the products that at least three customers bought in one order with the product `code`, most customers
 * first. Cancelled items and orders, and unpaid orders do not count. Customers who have deleted their accounts count
 * as one, because nobody can tell them apart. Counted at most once in ten minutes for each product in a process.
 */
export async function codesBoughtWith(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  code: string,
): Promise<readonly string[]> {
  const cache = caches.get(db) ?? new MemoryCache({ max: MAX_PRODUCTS_REMEMBERED, freshFor: FRESH_MS, now });
  caches.set(db, cache);
  const counted = await cache.read(code, async () => success(await countBoughtWith(db, code)));
  return counted.ok ? counted.value : [];
}

async function countBoughtWith(db: Kysely<Database>, code: string): Promise<readonly string[]> {
  const rows = await db
    .with('own', (from) =>
      from
        .selectFrom('order_lines')
        .select('order_number')
        .distinct()
        .where('product_code', '=', code)
        .whereRef('cancelled', '<', 'quantity')
        .orderBy('order_number', 'desc')
        .limit(MAX_ORDERS_COUNTED),
    )
    .selectFrom('own')
    .innerJoin('orders', 'orders.number', 'own.order_number')
    .innerJoin('order_lines as other', 'other.order_number', 'own.order_number')
    .select('other.product_code')
    .where('orders.state', 'not in', ['payment-pending', 'cancelled'])
    .where('other.product_code', '<>', code)
    .whereRef('other.cancelled', '<', 'other.quantity')
    .groupBy('other.product_code')
    .having(CUSTOMERS, '>=', MIN_CUSTOMERS)
    .orderBy(CUSTOMERS, 'desc')
    .orderBy('other.product_code')
    .limit(MAX_CODES)
    .execute();
  return rows.map(({ product_code }) => product_code);
}
