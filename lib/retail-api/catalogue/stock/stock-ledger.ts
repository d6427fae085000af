import type { Transaction } from 'kysely';
import type { StockChangeKind } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { emitStock } from './emit-stock.ts';

/** A change of stock that no order made. */
export interface LedgerEntry {
  kind: Extract<StockChangeKind, 'operator' | 'import' | 'transfer'>;
  sku: string;
  /** As tables name it. */
  warehouse: string;
  /** Pieces more or fewer in the warehouse. */
  change: number;
  /** The online stock before and after it, of all warehouses. */
  before: number;
  after: number;
  reason: string;
  by: string;
  note: string;
}

/**
 * Writes changes of stock into the ledger; what changes nothing is left out. Webhooks say what is sold out or back once all
 * of them are made. `now` in epoch milliseconds.
 */
export async function recordStock(
  transaction: Transaction<Database>,
  entries: readonly LedgerEntry[],
  now: number,
): Promise<void> {
  const rows = entries
    .filter(({ change }) => change !== 0)
    .map(({ kind, sku, warehouse, change, after, reason, by, note }) => ({
      id: newId(),
      sku,
      order_number: '',
      kind,
      quantity: change,
      at: now,
      reason,
      changed_by: by,
      note,
      quantity_after: after,
      warehouse,
    }));
  for (const some of chunksOf(rows)) await transaction.insertInto('stock_entries').values(some).execute();
  const totals = new Map<string, { before: number; after: number }>();
  for (const { sku, before, after } of entries) totals.set(sku, { before: totals.get(sku)?.before ?? before, after });
  const all = [...totals].map(([sku, total]) => ({ sku, ...total }));
  const soldOut = all.filter(({ before, after }) => before > 0 && after === 0);
  const back = all.filter(({ before, after }) => before === 0 && after > 0);
  const quantities = (some: typeof back) => some.map(({ sku, after }) => ({ sku, quantity: after }));
  await emitStock(transaction, 'stock.sold_out', quantities(soldOut), now);
  await emitStock(transaction, 'stock.back', quantities(back), now);
}
