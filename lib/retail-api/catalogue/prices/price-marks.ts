import type { Kysely, Transaction } from 'kysely';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { MAX_PRICE_HOURS } from '#lib/shared/shop-rules.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';

/** How long marks are kept: as long as a limit can look back. */
export const PRICE_MARKS_MS = MAX_PRICE_HOURS * HOUR_MS;

/** A change of a regular price, in paise. */
export interface PriceMark {
  sku: string;
  before: number;
  after: number;
}

/** Records what SKUs cost before the staff changed it. `now` in epoch milliseconds. */
export async function recordPriceMarks(
  transaction: Transaction<Database>,
  changes: readonly PriceMark[],
  now: number,
): Promise<void> {
  const rows = changes
    .filter(({ before, after }) => before !== after)
    .map(({ sku, before }) => ({ sku, at: now, price: before }));
  for (const some of chunksOf(rows))
    await transaction
      .insertInto('price_marks')
      .values(some)
      .onConflict((conflict) => conflict.columns(['sku', 'at']).doNothing())
      .execute();
}

/** What SKUs cost before the first change since a time, by SKU; SKUs without a change since then are missing. */
export async function pricesSince(
  db: Kysely<Database>,
  skus: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const first = new Map<string, number>();
  for (const some of chunksOf(skus)) {
    const query = db
      .selectFrom('price_marks')
      .select(['sku', 'price'])
      .where('sku', 'in', some)
      .where('at', '>', since);
    for (const { sku, price } of await query.orderBy('at').execute()) if (!first.has(sku)) first.set(sku, price);
  }
  return first;
}

/** Forgets earlier prices of SKUs, or of all SKUs of products, by their ids: two people agreed on what they cost now. */
export async function settlePrices(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids)) {
    const skus = db
      .selectFrom('skus')
      .select('sku')
      .where(({ eb, or }) =>
        or([
          eb('sku', 'in', some),
          eb(
            'product_code',
            'in',
            some.map((id) => id.toUpperCase()),
          ),
        ]),
      );
    await db.deleteFrom('price_marks').where('sku', 'in', skus).execute();
  }
}
