import type { Kysely, Transaction } from 'kysely';
import { type PriceCause, rupeesOf } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { hasOwnWeight, skusPricedByHand } from '../product-of-size.ts';
import { type EarlierPrice, PRICES_THAT_MATTER_MS } from './price-drop.ts';
import { type PriceMark, recordPriceMarks } from './price-marks.ts';
import { regularPriceOf, type reprice, type ScheduledPrice } from './reprice.ts';

type SkuRow = Database['skus'];

/** The scheduled prices of SKUs, by SKU, the earliest first. */
export async function readSchedules(
  db: Kysely<Database>,
  skus: readonly string[],
): Promise<Map<string, ScheduledPrice[]>> {
  const found: Database['scheduled_prices'][] = [];
  for (const some of chunksOf(skus)) {
    const query = db.selectFrom('scheduled_prices').selectAll().where('sku', 'in', some);
    found.push(...(await query.orderBy('from_at').orderBy('id').execute()));
  }
  const schedules = new Map<string, ScheduledPrice[]>();
  for (const { sku, id, price, mrp, from_at: from, until_at: until, saved_by: savedBy, note } of found) {
    const own = schedules.get(sku) ?? [];
    own.push({ id, price, mrp, from, until, savedBy, note });
    schedules.set(sku, own);
  }
  return schedules;
}

/** The recorded prices of SKUs that can still matter for a price drop, by SKU. `now` in epoch milliseconds. */
export async function readEarlierPrices(
  db: Kysely<Database>,
  skus: readonly string[],
  now: number,
): Promise<Map<string, EarlierPrice[]>> {
  const earlier = new Map<string, EarlierPrice[]>();
  for (const some of chunksOf(skus)) {
    const rows = await db
      .selectFrom('price_history')
      .select(['sku', 'price', 'ended_at'])
      .where('sku', 'in', some)
      .where('ended_at', '>', now - PRICES_THAT_MATTER_MS)
      .execute();
    for (const { sku, price, ended_at: endedAt } of rows) {
      const own = earlier.get(sku) ?? [];
      own.push({ price, endedAt });
      earlier.set(sku, own);
    }
  }
  return earlier;
}

/** A SKU as stored, and what it costs from now on. */
export interface SkuRepriced {
  row: SkuRow;
  next: ReturnType<typeof reprice>;
}

/** Why prices change: for the history. */
export interface PriceChangeReason {
  cause: PriceCause;
  by: string;
  note: string;
}

/** The columns of a SKU with what it costs from now on. */
export function pricedColumns({ next }: Pick<SkuRepriced, 'next'>) {
  return {
    price: next.price,
    mrp: next.mrp,
    regular_price: next.regularPrice,
    price_before: next.priceBefore,
    price_changes_at: next.changesAt,
  };
}

/**
 * Records the prices that SKUs had, and forgets the scheduled ones that are over. `reasonOf` says why one changed. `now` in
 * epoch milliseconds.
 */
export async function recordPriceChanges(
  transaction: Transaction<Database>,
  changes: readonly SkuRepriced[],
  reasonOf: (change: SkuRepriced) => PriceChangeReason,
  now: number,
): Promise<void> {
  const ended = changes.flatMap((change) => {
    const { sku, price, mrp } = change.row;
    const { cause, by, note } = reasonOf(change);
    return change.next.isChanged ? [{ id: newId(), sku, price, mrp, ended_at: now, cause, changed_by: by, note }] : [];
  });
  await recordPriceMarks(
    transaction,
    changes.filter((change) => isByStaff(reasonOf(change))).map(regularOfChange),
    now,
  );
  for (const rows of chunksOf(ended)) await transaction.insertInto('price_history').values(rows).execute();
  const over = changes.flatMap(({ next }) => next.over.map(({ id }) => id));
  for (const ids of chunksOf(over)) await transaction.deleteFrom('scheduled_prices').where('id', 'in', ids).execute();
}

/** Whether somebody of the staff decided on a change: at once, for a time, or by a file; metal rates have their own checks. */
const isByStaff = ({ cause, by }: PriceChangeReason) =>
  cause === 'operator' || cause === 'schedule' || (cause === 'import' && by !== '');

function regularOfChange({ row, next }: SkuRepriced): PriceMark {
  return { sku: row.sku, before: regularOfRow(row), after: next.regularPrice ?? next.price };
}

/**
 * Writes what SKUs cost from now on, with their products, and announces it to every process and to the storefronts. The
 * caller holds the lock of imports, so that nobody else changes prices. `now` in epoch milliseconds.
 */
export async function writePrices(
  transaction: Transaction<Database>,
  changes: readonly SkuRepriced[],
  now: number,
): Promise<void> {
  if (changes.length === 0) return;
  // The SKUs are in the order in which orders lock them, so that they never deadlock.
  const rows = changes
    .toSorted((one, other) => (one.row.sku < other.row.sku ? -1 : 1))
    .map((change) => ({ ...change.row, ...pricedColumns(change) }));
  for (const some of chunksOf(rows)) {
    await transaction
      .insertInto('skus')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({
          price: ref('excluded.price'),
          mrp: ref('excluded.mrp'),
          regular_price: ref('excluded.regular_price'),
          price_before: ref('excluded.price_before'),
          price_changes_at: ref('excluded.price_changes_at'),
        })),
      )
      .execute();
  }
  const at = await incrementCatalogueVersion(transaction, now);
  if (changes.some(({ row, next }) => next.isChanged || next.priceBefore !== row.price_before)) {
    await transaction.updateTable('catalogue_version').set({ priced_at: at }).where('id', '=', 1).execute();
  }
  await writeDocuments(transaction, rows, at);
}

/** Writes the regular prices into the documents of products, so that the next import compares with them. */
async function writeDocuments(transaction: Transaction<Database>, rows: readonly SkuRow[], at: number): Promise<void> {
  const changedSkus = new Set(rows.map(({ sku }) => sku));
  const codes = new Set(rows.map((row) => row.product_code));
  for (const some of chunksOf([...codes].toSorted())) {
    const skus = await skusOfProducts(transaction, some);
    const bySku = Map.groupBy(skus, (row) => row.product_code);
    const products = await transaction
      .selectFrom('products')
      .select(['code', 'document'])
      .where('code', 'in', some)
      .orderBy('code')
      .execute();
    for (const { code, document } of products) {
      const priced = withRegularPrices(JSON.parse(document), bySku.get(code) ?? [], changedSkus);
      const changed = { document: JSON.stringify(priced), modified_at: at };
      await transaction
        .updateTable('products')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('code', '=', code)
        .execute();
    }
  }
}

/** The SKUs of products in the order of their sizes. */
export async function skusOfProducts(db: Kysely<Database>, codes: readonly string[]): Promise<SkuRow[]> {
  const rows: SkuRow[] = [];
  for (const some of chunksOf(codes)) {
    const query = db.selectFrom('skus').selectAll().where('product_code', 'in', some);
    rows.push(...(await query.orderBy('product_code').orderBy('position').execute()));
  }
  return rows;
}

/**
 * A document with the regular prices of its SKUs: that of the first, and of each other one that differs from it. In
 * jewellery a price of its own keeps a size from the metal rates, so that the first counts which has neither price nor weight
 * of its own, and was not `changed` now.
 */
export function withRegularPrices(
  document: CatalogueProduct,
  rows: readonly SkuRow[],
  changed: ReadonlySet<string> = new Set(),
): CatalogueProduct {
  const byHand = skusPricedByHand(document);
  const weighed = new Set(document.Skus.filter(hasOwnWeight).map(({ SKU }) => SKU));
  const plain = rows.filter(({ sku }) => !byHand.has(sku) && !weighed.has(sku));
  const usual =
    document.RootCategory === 'Jewellery' ? [...plain.filter(({ sku }) => !changed.has(sku)), ...plain] : [];
  const [first] = [...usual, ...rows];
  if (!first) return document;
  const [MRP, Price] = [rupeesOf(first.mrp), rupeesOf(regularOfRow(first))];
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const Skus = document.Skus.map(({ Price: _price, MRP: _mrp, ...entry }) => {
    const row = bySku.get(entry.SKU);
    if (!row) return entry;
    const own = { MRP: rupeesOf(row.mrp), Price: rupeesOf(regularOfRow(row)) };
    return own.MRP === MRP && own.Price === Price ? entry : { ...entry, ...own };
  });
  return { ...document, MRP, Price, Skus };
}

/** The price of a stored SKU without a temporary one, in paise. */
export function regularOfRow({ price, mrp, regular_price: regularPrice }: SkuRow): number {
  return regularPriceOf({ price, mrp, regularPrice });
}
