import type { Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { announceProducts } from '../announce-products.ts';
import { LOW_STOCK } from '../present-labels.ts';
import { lockSkus } from './lock-skus.ts';
import { planStock, type StockRow } from './plan-stock.ts';
import { recordStock } from './stock-ledger.ts';
import { readOtherWarehouses, storedWarehouses, writeWarehouses } from './warehouse-stock.ts';

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
  const plan = planStock(rows, {
    totals: new Map(current.map(({ sku, quantity }) => [sku, quantity])),
    others: await readOtherWarehouses(
      transaction,
      current.map(({ sku }) => sku),
    ),
    warehouses: storedWarehouses(),
  });
  if (dryRun || plan.refused.length > 0) return plan;
  const bySku = new Map(current.map((row) => [row.sku, row]));
  const entries = plan.steps.map((step) => {
    const { sku, warehouse, before, after, totalBefore, reason } = step;
    const total = { change: after - before, before: totalBefore, after: totalBefore + after - before };
    return { kind: 'operator' as const, sku, warehouse, ...total, reason, by, note };
  });
  const totals = new Map(entries.map(({ sku, after }) => [sku, after]));
  const changed = [...totals].flatMap(([sku, quantity]) => {
    const row = bySku.get(sku);
    return row && row.quantity !== quantity ? [{ ...row, quantity }] : [];
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
  await writeWarehouses(
    transaction,
    plan.steps.map(({ sku, warehouse, after }) => ({ sku, warehouse, quantity: after })),
  );
  await recordStock(transaction, entries, now);
  const codes = new Set(
    changed.flatMap(({ sku, product_code, quantity }) =>
      Math.min(quantity, bySku.get(sku)?.quantity ?? quantity) <= LOW_STOCK ? [product_code] : [],
    ),
  );
  await announceProducts(transaction, [...codes], now);
  return plan;
}
