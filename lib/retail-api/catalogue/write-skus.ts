import type { Transaction } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { type PriceMark, recordPriceMarks } from './prices/price-marks.ts';
import {
  pricedColumns,
  readEarlierPrices,
  readSchedules,
  recordPriceChanges,
  regularOfRow,
  type SkuRepriced,
  skusOfProducts,
} from './prices/price-repository.ts';
import { reprice } from './prices/reprice.ts';
import { priceSizesByMetalRates, type RatesInForce } from './rates/price-by-metal-rates.ts';
import { ratesInForce } from './rates/rate-repository.ts';
import { lockSkus } from './stock/lock-skus.ts';
import { addStock, type RemovedStock, removeStock } from './stock/removed-stock.ts';
import { type LedgerEntry, recordStock } from './stock/stock-ledger.ts';
import {
  changesOfTotal,
  piecesByWarehouse,
  readOtherWarehouses,
  storedWarehouses,
  writeWarehouses,
} from './stock/warehouse-stock.ts';

type SkuRow = Database['skus'];

/** A member of staff who changes prices, and why. */
export interface PriceAuthor {
  name: string;
  note: string;
  /** Whether by a file. */
  isImport?: true;
}

interface WriteRules {
  /** Epoch milliseconds. */
  now: number;
  /** Whether the stock of existing SKUs is set, too. */
  setStock?: boolean;
  /** Who changes prices by a call or a file in the back office, and why; left out for an import of the command line. */
  by?: PriceAuthor | undefined;
  /** Stock of SKUs that another product has just given up; it moves with them. */
  moving?: RemovedStock;
}

/**
 * Writes the SKUs of new or changed products and removes those that they, or the products `gone`, no longer have.
 * Rows are locked in the order of the SKUs, as orders do, to avoid deadlocks. The stock of an existing SKU is kept
 * unless `setStock`. Returns the stock of the removed SKUs.
 */
export async function writeSkus(
  transaction: Transaction<Database>,
  products: readonly CatalogueProduct[],
  gone: readonly string[],
  { now, setStock = false, moving = new Map(), by }: WriteRules,
): Promise<RemovedStock> {
  const stored = await skusOfProducts(transaction, [...products.map((product) => product.ProductCode), ...gone]);
  const rates = await ratesInForce(transaction);
  const given = products.flatMap((product) => skuRowsOf(product, rates));
  const rows = await withPrices(transaction, given, stored, { now, by });
  if (!setStock) for (const row of rows) row.quantity = total(moving.get(row.sku)) ?? row.quantity;
  const wanted = new Map(rows.map((row) => [row.sku, row]));
  const known = new Set(stored.map(({ sku }) => sku));
  const author = { now, name: by?.name ?? '', note: by?.note ?? '' };
  const current = setStock ? await recordImportedStock(transaction, wanted, stored, now) : stored;
  const left = current.filter(({ sku }) => !wanted.has(sku));
  const inOrder = [...wanted.values(), ...left].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const rows of chunksOf(inOrder)) {
    await transaction
      .insertInto('skus')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({
          product_code: ref('excluded.product_code'),
          size_name: ref('excluded.size_name'),
          price: ref('excluded.price'),
          mrp: ref('excluded.mrp'),
          regular_price: ref('excluded.regular_price'),
          price_before: ref('excluded.price_before'),
          price_changes_at: ref('excluded.price_changes_at'),
          position: ref('excluded.position'),
          ...(setStock && { quantity: ref('excluded.quantity') }),
        })),
      )
      .execute();
  }
  // Whoever removes a size and creates it again is judged by what it cost before.
  if (by) await recordPriceMarks(transaction, left.map(removedPrice), now);
  // They are already locked, so the order of removal does not matter.
  const removed: Pick<SkuRow, 'sku' | 'quantity'>[] = [];
  for (const some of chunksOf(left)) {
    const skus = some.map((row) => row.sku);
    const query = transaction.deleteFrom('skus').where('sku', 'in', skus).returning(['sku', 'quantity']);
    removed.push(...(await query.execute()));
    await transaction.deleteFrom('scheduled_prices').where('sku', 'in', skus).execute();
  }
  const added = [...wanted.values()].filter(({ sku }) => !known.has(sku));
  await addStock(transaction, added, setStock ? new Map() : moving, author);
  return removeStock(transaction, removed, author);
}

function total(pieces: ReadonlyMap<string, number> | undefined): number | undefined {
  return pieces && [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
}

function removedPrice(row: SkuRow): PriceMark {
  return { sku: row.sku, before: regularOfRow(row), after: 0 };
}

/**
 * The rows with what they cost from now on. A price or MRP that differs from the stored one is recorded; one that does not
 * leaves temporary and scheduled prices as they are.
 */
async function withPrices(
  transaction: Transaction<Database>,
  rows: readonly SkuRow[],
  stored: readonly SkuRow[],
  { now, by }: Pick<WriteRules, 'now' | 'by'>,
): Promise<SkuRow[]> {
  const { name, note } = by ?? { name: '', note: '' };
  const cause = by && !by.isImport ? 'operator' : 'import';
  const before = new Map(stored.map((row) => [row.sku, row]));
  const differing = rows.flatMap(({ sku, price, mrp }) => {
    const row = before.get(sku);
    return row && (regularOfRow(row) !== price || row.mrp !== mrp) ? { row, price, mrp } : [];
  });
  const skus = differing.map(({ row }) => row.sku);
  const schedules = await readSchedules(transaction, skus);
  const earlier = await readEarlierPrices(transaction, skus, now);
  const changes = differing.map(({ row, price, mrp }): SkuRepriced => {
    const state = { price: row.price, mrp: row.mrp, regularPrice: row.regular_price };
    const imported = { id: '', price, mrp, from: now, until: null, savedBy: name, note };
    const schedule = [...(schedules.get(row.sku) ?? []), imported];
    return { row, next: reprice(state, schedule, earlier.get(row.sku) ?? [], now) };
  });
  await recordPriceChanges(transaction, changes, () => ({ cause, by: name, note }), now);
  const changed = new Map(changes.map((change) => [change.row.sku, pricedColumns(change)]));
  return rows.map((row) => {
    const { price, mrp, regular_price, price_before, price_changes_at, repricing } = before.get(row.sku) ?? row;
    return { ...row, price, mrp, regular_price, price_before, price_changes_at, repricing, ...changed.get(row.sku) };
  });
}

/**
 * Records the stock that an import sets for SKUs that exist already. What is more comes into the first warehouse; what is
 * less leaves it, and then the others in the order of the profile. Returns the SKUs as they were, locked.
 */
async function recordImportedStock(
  transaction: Transaction<Database>,
  wanted: ReadonlyMap<string, SkuRow>,
  stored: readonly SkuRow[],
  now: number,
): Promise<SkuRow[]> {
  const locked = await lockSkus(transaction, stored);
  const others = await readOtherWarehouses(
    transaction,
    locked.map(({ sku }) => sku),
  );
  const order = [...storedWarehouses().values()];
  const entries = locked.flatMap(({ sku, quantity: total }) => {
    const after = wanted.get(sku)?.quantity;
    if (after === undefined) return [];
    const pieces = piecesByWarehouse(total, others.get(sku));
    let running = total;
    return changesOfTotal(pieces, after - total, order).map(({ warehouse, change }): LedgerEntry => {
      const before = running;
      running += change;
      others.get(sku)?.set(warehouse, (pieces.get(warehouse) ?? 0) + change);
      return { kind: 'import', sku, warehouse, change, before, after: running, reason: '', by: '', note: '' };
    });
  });
  await writeWarehouses(
    transaction,
    entries.map(({ sku, warehouse }) => ({ sku, warehouse, quantity: others.get(sku)?.get(warehouse) ?? 0 })),
  );
  await recordStock(transaction, entries, now);
  return locked;
}

/** What a product costs by the metal rates goes before the price of its file. */
export function skuRowsOf(product: CatalogueProduct, rates: RatesInForce): SkuRow[] {
  const outcomeOf = priceSizesByMetalRates(product, rates);
  return product.Skus.map((sku, position) => ({
    sku: sku.SKU,
    product_code: product.ProductCode,
    size_name: sku.SizeName,
    price: outcomeOf(sku.SKU).priced?.price ?? paiseOf(sku.Price ?? product.Price),
    mrp: outcomeOf(sku.SKU).priced?.price ?? paiseOf(sku.MRP ?? product.MRP),
    quantity: sku.StoreQuantity,
    position,
    regular_price: null,
    price_before: null,
    price_changes_at: null,
    repricing: null,
  }));
}
