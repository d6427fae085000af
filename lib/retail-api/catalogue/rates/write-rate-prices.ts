import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** The number of SKUs that one statement changes. */
const AT_ONCE = 1000;

interface WriteOptions {
  /** Epoch milliseconds. */
  at: number;
  /** The number of this repricing. */
  repricing: number;
  by: string;
  note: string;
}

/**
 * Writes the prepared prices to the SKUs and records the prices before; returns how many SKUs changed. The database
 * copies them itself, so that the transaction is short. The caller holds the lock of imports.
 */
export async function writeRatePrices(transaction: Transaction<Database>, options: WriteOptions): Promise<number> {
  let changed = 0;
  for (let after = ''; ; ) {
    const last = await lastOfPart(transaction, after);
    if (last === undefined) return changed;
    changed += await recordPrices(transaction, after, last, options);
    await movePrices(transaction, after, last, options.repricing);
    after = last;
    // The embedded database works in this thread, so other requests are served between two statements.
    await yieldToEventLoop();
  }
}

/** Deletes the prepared prices, some at a time. */
export async function clearRatePrices(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const last = await lastOfPart(db, '');
    if (last === undefined) return;
    await db.deleteFrom('rate_prices').where('sku', '<=', last).execute();
    await yieldToEventLoop();
  }
}

/** The last SKU of the batch after a SKU; undefined if there is none. */
async function lastOfPart(db: Kysely<Database>, after: string): Promise<string | undefined> {
  const part = db.selectFrom('rate_prices').select('sku').where('sku', '>', after).orderBy('sku').limit(AT_ONCE);
  const { last } = await db
    .selectFrom(part.as('part'))
    .select(({ fn }) => fn.max('sku').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/** Records the current price and MRP of SKUs whose price changes. */
async function recordPrices(
  transaction: Transaction<Database>,
  after: string,
  last: string,
  { at, repricing, by, note }: WriteOptions,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('price_history')
    .columns(['id', 'sku', 'price', 'mrp', 'ended_at', 'cause', 'changed_by', 'note'])
    .expression(
      transaction
        .selectFrom('skus')
        .innerJoin('rate_prices', 'rate_prices.sku', 'skus.sku')
        .select(({ ref }) => [
          sql<string>`${sql.lit(`rates-${repricing}-`)} || ${ref('skus.sku')}`.as('id'),
          'skus.sku',
          'skus.price',
          'skus.mrp',
          sql<number>`cast(${at} as bigint)`.as('ended_at'),
          sql<'rates'>`${sql.lit('rates')}`.as('cause'),
          sql<string>`cast(${by} as text)`.as('changed_by'),
          sql<string>`cast(${note} as text)`.as('note'),
        ])
        .where('skus.sku', '>', after)
        .where('skus.sku', '<=', last)
        // Both tables have the same bounds, so that PostgreSQL reads only this range of either, whatever its statistics
        // say.
        .where('rate_prices.sku', '>', after)
        .where('rate_prices.sku', '<=', last)
        .where(({ eb, or, ref }) =>
          or([eb('skus.price', '!=', ref('rate_prices.price')), eb('skus.mrp', '!=', ref('rate_prices.mrp'))]),
        ),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Writes the new prices of SKUs, in the order in which orders lock SKUs, so that they never deadlock. */
async function movePrices(
  transaction: Transaction<Database>,
  after: string,
  last: string,
  repricing: number,
): Promise<void> {
  await transaction
    .insertInto('skus')
    .columns([
      'sku',
      'product_code',
      'size_name',
      'quantity',
      'position',
      'price',
      'mrp',
      'regular_price',
      'price_before',
      'price_changes_at',
      'repricing',
    ])
    .expression(
      transaction
        .selectFrom('skus')
        .innerJoin('rate_prices', 'rate_prices.sku', 'skus.sku')
        .select([
          'skus.sku',
          'skus.product_code',
          'skus.size_name',
          'skus.quantity',
          'skus.position',
          'rate_prices.price',
          'rate_prices.mrp',
          'rate_prices.regular_price',
          'rate_prices.price_before',
          'rate_prices.price_changes_at',
          sql<number>`cast(${repricing} as integer)`.as('repricing'),
        ])
        .where('skus.sku', '>', after)
        .where('skus.sku', '<=', last)
        // Both tables have the same bounds, so that PostgreSQL reads only this range of either, whatever its statistics
        // say.
        .where('rate_prices.sku', '>', after)
        .where('rate_prices.sku', '<=', last)
        .orderBy('skus.sku'),
    )
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet(({ ref }) => ({
        price: ref('excluded.price'),
        mrp: ref('excluded.mrp'),
        regular_price: ref('excluded.regular_price'),
        price_before: ref('excluded.price_before'),
        price_changes_at: ref('excluded.price_changes_at'),
        repricing: ref('excluded.repricing'),
      })),
    )
    .execute();
}
