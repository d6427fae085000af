import type { Transaction } from 'kysely';
import type { RefusedRow } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockSkus } from './lock-skus.ts';
import { warehouseProblem } from './plan-stock.ts';
import { recordStock } from './stock-ledger.ts';
import { piecesByWarehouse, readOtherWarehouses, storedWarehouses, writeWarehouses } from './warehouse-stock.ts';

/** Pieces to move from one warehouse to another, both by their codes. */
interface TransferRow {
  sku: string;
  from: string;
  to: string;
  quantity: number;
}

/** What a row does. The warehouses are as tables name them; the quantities are those after it. */
interface TransferStep extends TransferRow {
  row: number;
  left: number;
  arrived: number;
}

interface TransferPlan {
  refused: RefusedRow[];
  steps: TransferStep[];
}

interface TransferOptions {
  /** Epoch milliseconds. */
  now: number;
  by: string;
  note: string;
  dryRun: boolean;
}

/**
 * Moves pieces between warehouses, all rows or none; the online stock stays. Unless it is a dry run, the caller holds the
 * lock of imports.
 */
export async function transferStock(
  transaction: Transaction<Database>,
  rows: readonly TransferRow[],
  { now, by, note, dryRun }: TransferOptions,
): Promise<TransferPlan> {
  const stored: Database['skus'][] = [];
  for (const some of chunksOf([...new Set(rows.map(({ sku }) => sku))])) {
    stored.push(...(await transaction.selectFrom('skus').selectAll().where('sku', 'in', some).execute()));
  }
  const current = dryRun ? stored : await lockSkus(transaction, stored);
  const others = await readOtherWarehouses(
    transaction,
    current.map(({ sku }) => sku),
  );
  const pieces = new Map(current.map(({ sku, quantity }) => [sku, piecesByWarehouse(quantity, others.get(sku))]));
  const plan = planTransfers(rows, pieces);
  if (dryRun || plan.refused.length > 0) return plan;
  const moved = new Map(
    plan.steps.flatMap(({ sku, from, to }) => [from, to].map((at) => [`${sku} ${at}`, { sku, at }])),
  );
  await writeWarehouses(
    transaction,
    [...moved.values()].map(({ sku, at }) => ({ sku, warehouse: at, quantity: pieces.get(sku)?.get(at) ?? 0 })),
  );
  const totals = new Map(current.map(({ sku, quantity }) => [sku, quantity]));
  const entries = plan.steps.flatMap(({ sku, from, to, quantity }) => {
    const total = totals.get(sku) ?? 0;
    const entry = { kind: 'transfer' as const, sku, before: total, after: total, reason: 'transfer', by, note };
    return [
      { ...entry, warehouse: from, change: -quantity },
      { ...entry, warehouse: to, change: quantity },
    ];
  });
  await recordStock(transaction, entries, now);
  return plan;
}

/** Checks rows one after the other, and moves their pieces in `pieces`, by SKU and warehouse. */
function planTransfers(rows: readonly TransferRow[], pieces: ReadonlyMap<string, Map<string, number>>): TransferPlan {
  const warehouses = storedWarehouses();
  const plan: TransferPlan = { refused: [], steps: [] };
  for (const [index, row] of rows.entries()) {
    const { sku, quantity } = row;
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: index + 1, Field, Message });
    const [from, to] = [warehouses.get(row.from), warehouses.get(row.to)];
    const own = pieces.get(sku);
    if (!own) refuse('SKU', `${sku} is not a SKU of the catalogue`);
    else if (from === undefined) refuse('From', warehouseProblem(row.from, warehouses));
    else if (to === undefined) refuse('To', warehouseProblem(row.to, warehouses));
    else if (from === to) refuse('To', `${row.to} is where the pieces are`);
    else {
      const left = (own.get(from) ?? 0) - quantity;
      const arrived = (own.get(to) ?? 0) + quantity;
      if (left < 0) {
        refuse('Quantity', `${sku} has only ${left + quantity} in ${row.from}`);
        continue;
      }
      own.set(from, left).set(to, arrived);
      plan.steps.push({ row: index + 1, sku, from, to, quantity, left, arrived });
    }
  }
  return plan;
}
