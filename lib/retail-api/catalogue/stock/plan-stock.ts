import { MAX_STOCK_QUANTITY, type RefusedRow, type StockReason } from '#lib/contract/index.ts';

/** A row of stock to save: either the `quantity` or the `change` is given. */
export interface StockRow {
  sku: string;
  quantity: number | undefined;
  change: number | undefined;
  /** The quantity that the caller saw. */
  expected: number | undefined;
  reason: StockReason;
}

/** What a row does to its SKU. */
interface StockStep {
  row: number;
  sku: string;
  before: number;
  after: number;
  reason: StockReason;
}

interface StockPlan {
  refused: RefusedRow[];
  steps: StockStep[];
}

/** Checks rows of stock against the quantities now, by SKU; each SKU may be named once. */
export function planStock(rows: readonly StockRow[], quantities: ReadonlyMap<string, number>): StockPlan {
  const plan: StockPlan = { refused: [], steps: [] };
  const named = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: number, Field, Message });
    const before = quantities.get(row.sku);
    const earlier = named.get(row.sku);
    named.set(row.sku, number);
    const after = row.quantity ?? (before ?? 0) + (row.change ?? 0);
    const field = row.quantity === undefined ? 'Change' : 'Quantity';
    if (before === undefined) refuse('SKU', `${row.sku} is not a SKU of the catalogue`);
    else if (earlier !== undefined) refuse('SKU', `${row.sku} is also in row ${earlier}`);
    else if (row.expected !== undefined && row.expected !== before) {
      refuse('ExpectedQuantity', `${row.sku} now has ${before}`);
    } else if (after < 0) refuse(field, `${row.sku} has only ${before}, so ${-(row.change ?? 0)} cannot be taken off`);
    else if (after > MAX_STOCK_QUANTITY) refuse(field, `${row.sku} would have more than ${MAX_STOCK_QUANTITY}`);
    else plan.steps.push({ row: number, sku: row.sku, before, after, reason: row.reason });
  }
  return plan;
}
