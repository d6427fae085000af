import type { Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { announceProducts } from '../announce-products.ts';
import { LOW_STOCK } from '../present-labels.ts';
import { lockSkus } from './lock-skus.ts';
import { planStock, type StockRow } from './plan-stock.ts';
import { recordStock } from './stock-ledger.ts';

interface SaveOptions {
  /** Epoch milliseconds. */
  now: number;
  by: string;
  note: string;
  dryRun: boolean;
}

/**
 * Saves rows of stock, all or none: the plan says what is refused if anything is. Unless it is a dry run, the caller holds
 * the lock of imports.
 */
export async function saveStock(
  transaction: Transaction<Database>,
  rows: readonly StockRow[],
  { now, by, note, dryRun }: SaveOptions,
): Promise<ReturnType<typeof planStock>> {
  const stored: Database['skus'][] = [];
  for (const some of chunksOf([...new Set(rows.map(({ sku }) => sku))])) {
    stored.push(...(await transaction.selectFrom('skus').selectAll().where('sku', 'in', some).execute()));
  }
  const current = dryRun ? stored : await lockSkus(transaction, stored);
  const plan = planStock(rows, new Map(current.map(({ sku, quantity }) => [sku, quantity])));
  if (dryRun || plan.refused.length > 0) return plan;
  const bySku = new Map(current.map((row) => [row.sku, row]));
  const changed = plan.steps
    .filter(({ before, after }) => before !== after)
    .flatMap(({ sku, after }) => {
      const row = bySku.get(sku);
      return row ? [{ ...row, quantity: after }] : [];
    });
  for (const some of chunksOf(changed)) {
    await transaction
      .insertInto('skus')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity') })),
      )
      .execute();
  }
  const entries = plan.steps.map((step) => ({ ...step, kind: 'operator' as const, by, note }));
  await recordStock(transaction, entries, now);
  const shown = plan.steps.filter(({ before, after }) => before !== after && Math.min(before, after) <= LOW_STOCK);
  const codes = new Set(shown.flatMap(({ sku }) => bySku.get(sku)?.product_code ?? []));
  await announceProducts(transaction, [...codes], now);
  return plan;
}
