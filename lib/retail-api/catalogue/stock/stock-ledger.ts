import type { Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { emitStock } from './emit-stock.ts';

/** A change of stock that no order made. */
interface LedgerEntry {
  kind: 'operator' | 'import';
  sku: string;
  before: number;
  after: number;
  reason: string;
  by: string;
  note: string;
}

/**
 * Writes changes of stock into the ledger; what changes nothing is left out. Webhooks say what is sold out or back. `now`
 * in epoch milliseconds.
 */
export async function recordStock(
  transaction: Transaction<Database>,
  entries: readonly LedgerEntry[],
  now: number,
): Promise<void> {
  const rows = entries
    .filter(({ before, after }) => before !== after)
    .map(({ kind, sku, before, after, reason, by, note }) => ({
      id: newId(),
      sku,
      order_number: '',
      kind,
      quantity: after - before,
      at: now,
      reason,
      changed_by: by,
      note,
      quantity_after: after,
    }));
  for (const some of chunksOf(rows)) await transaction.insertInto('stock_entries').values(some).execute();
  const soldOut = entries.filter(({ before, after }) => before > 0 && after === 0);
  const back = entries.filter(({ before, after }) => before === 0 && after > 0);
  const quantities = (some: typeof back) => some.map(({ sku, after }) => ({ sku, quantity: after }));
  await emitStock(transaction, 'stock.sold_out', quantities(soldOut), now);
  await emitStock(transaction, 'stock.back', quantities(back), now);
}
