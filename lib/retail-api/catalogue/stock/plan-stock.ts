import { MAX_STOCK_QUANTITY, type RefusedRow, type StockReason } from '#lib/contract/index.ts';
import { piecesByWarehouse } from './warehouse-stock.ts';

/** A row of stock to save: either the `quantity` or the `change` is given. */
export interface StockRow {
  sku: string;
  /** The code of the warehouse; undefined where none is named. */
  warehouse: string | undefined;
  quantity: number | undefined;
  change: number | undefined;
  /** The quantity that the caller saw. */
  expected: number | undefined;
  reason: StockReason;
}

/** What a row does to its SKU in a warehouse. */
interface StockStep {
  row: number;
  sku: string;
  /** As tables name it. */
  warehouse: string;
  before: number;
  after: number;
  /** The online stock before it, of all warehouses. */
  totalBefore: number;
  reason: StockReason;
}

interface StockPlan {
  refused: RefusedRow[];
  steps: StockStep[];
}

/** What stock is planned against. */
export interface StockState {
  /** Online stock by SKU. */
  totals: ReadonlyMap<string, number>;
  /** The part of it in other warehouses than the first, by SKU and warehouse. */
  others: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How tables name the shop's warehouses, by code; the first comes first. */
  warehouses: ReadonlyMap<string, string>;
}

/** Checks rows of stock against the quantities now; each SKU may be named once for a warehouse. */
export function planStock(rows: readonly StockRow[], { totals, others, warehouses }: StockState): StockPlan {
  const plan: StockPlan = { refused: [], steps: [] };
  const named = new Map<string, number>();
  const running = new Map(totals);
  for (const [index, row] of rows.entries()) {
    const { sku } = row;
    const number = index + 1;
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: number, Field, Message });
    const warehouse = warehouseOfRow(row.warehouse, warehouses);
    const totalBefore = running.get(sku);
    if (totalBefore === undefined) {
      refuse('SKU', `${sku} is not a SKU of the catalogue`);
      continue;
    }
    if (warehouse === undefined) {
      refuse('Warehouse', warehouseProblem(row.warehouse, warehouses));
      continue;
    }
    const earlier = named.get(`${sku} ${warehouse}`);
    named.set(`${sku} ${warehouse}`, number);
    const before = piecesByWarehouse(totals.get(sku) ?? 0, others.get(sku)).get(warehouse) ?? 0;
    const after = row.quantity ?? before + (row.change ?? 0);
    const total = totalBefore + after - before;
    const field = row.quantity === undefined ? 'Change' : 'Quantity';
    if (earlier !== undefined) refuse('SKU', `${sku} is also in row ${earlier}`);
    else if (row.expected !== undefined && row.expected !== before) {
      refuse('ExpectedQuantity', `${sku} now has ${before}`);
    } else if (after < 0) refuse(field, `${sku} has only ${before}, so ${-(row.change ?? 0)} cannot be taken off`);
    else if (total > MAX_STOCK_QUANTITY) refuse(field, `${sku} would have more than ${MAX_STOCK_QUANTITY}`);
    else {
      running.set(sku, total);
      plan.steps.push({ row: number, sku, warehouse, before, after, totalBefore, reason: row.reason });
    }
  }
  return plan;
}

/** How tables name the warehouse of a row; the only one of a shop need not be named. Undefined if it is not clear. */
function warehouseOfRow(code: string | undefined, warehouses: ReadonlyMap<string, string>): string | undefined {
  if (code !== undefined) return warehouses.get(code);
  const [only, ...others] = warehouses.values();
  return others.length === 0 ? only : undefined;
}

/** Why a row has no warehouse. */
export function warehouseProblem(code: string | undefined, warehouses: ReadonlyMap<string, string>): string {
  const codes = [...warehouses.keys()].join(', ');
  return code === undefined
    ? `must name one of the warehouses: ${codes}`
    : `${code} is none of the warehouses: ${codes}`;
}
