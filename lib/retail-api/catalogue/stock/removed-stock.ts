import type { Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type LedgerEntry, recordStock } from './stock-ledger.ts';
import { piecesByWarehouse, readOtherWarehouses, writeWarehouses } from './warehouse-stock.ts';

/** Pieces of SKUs that products have given up, by SKU and by warehouse as tables name it. */
export type RemovedStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

type StockedSku = Pick<Database['skus'], 'sku' | 'quantity'>;

/** Who changes the catalogue, for the ledger, and when in epoch milliseconds. */
interface StockAuthor {
  now: number;
  name: string;
  note: string;
}

/** Takes the pieces of removed SKUs, which are locked, out of all warehouses; the ledger says so. Returns them. */
export async function removeStock(
  transaction: Transaction<Database>,
  removed: readonly StockedSku[],
  author: StockAuthor,
): Promise<Map<string, ReadonlyMap<string, number>>> {
  const skus = removed.map(({ sku }) => sku);
  const others = await readOtherWarehouses(transaction, skus);
  await forgetWarehouses(transaction, skus);
  const pieces = new Map(removed.map(({ sku, quantity }) => [sku, piecesByWarehouse(quantity, others.get(sku))]));
  const entries = removed.flatMap(({ sku, quantity }) => {
    const leaving = [...(pieces.get(sku) ?? [])].map(([warehouse, count]) => [warehouse, -count] as const);
    return entriesOf(sku, leaving, quantity, author);
  });
  await recordStock(transaction, entries, author.now);
  return pieces;
}

/**
 * Puts the pieces of new SKUs where another product had them, all others into the first warehouse. The ledger, which begins
 * with the first change of a SKU, says so where it knows the SKU from before.
 */
export async function addStock(
  transaction: Transaction<Database>,
  added: readonly StockedSku[],
  moving: RemovedStock,
  author: StockAuthor,
): Promise<void> {
  const skus = added.map(({ sku }) => sku);
  await forgetWarehouses(transaction, skus);
  const known = await skusInLedger(transaction, skus);
  const moved = added.map(({ sku, quantity }) => ({ sku, pieces: moving.get(sku) ?? piecesByWarehouse(quantity) }));
  await writeWarehouses(
    transaction,
    moved.flatMap(({ sku, pieces }) => [...pieces].map(([warehouse, quantity]) => ({ sku, warehouse, quantity }))),
  );
  const entries = moved
    .filter(({ sku }) => known.has(sku))
    .flatMap(({ sku, pieces }) => entriesOf(sku, pieces, 0, author));
  await recordStock(transaction, entries, author.now);
}

/** Changes of a SKU by warehouse, one after the other from its online stock `before`. */
function entriesOf(
  sku: string,
  changes: Iterable<readonly [warehouse: string, change: number]>,
  before: number,
  { name: by, note }: StockAuthor,
): LedgerEntry[] {
  let running = before;
  return [...changes].map(([warehouse, change]) => {
    const entry = { kind: 'import' as const, sku, warehouse, change, before: running, reason: '', by, note };
    running += change;
    return { ...entry, after: running };
  });
}

/** A removed SKU has no pieces anywhere; a new one begins in the first warehouse. */
async function forgetWarehouses(transaction: Transaction<Database>, skus: readonly string[]): Promise<void> {
  for (const some of chunksOf(skus)) await transaction.deleteFrom('warehouse_stock').where('sku', 'in', some).execute();
}

async function skusInLedger(transaction: Transaction<Database>, skus: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of chunksOf(skus)) {
    const rows = await transaction
      .selectFrom('stock_entries')
      .select('sku')
      .distinct()
      .where('sku', 'in', some)
      .execute();
    for (const { sku } of rows) known.add(sku);
  }
  return known;
}
