import { createHash } from 'node:crypto';
import type { Department } from '#lib/contract/index.ts';

/** How many of 256 shops that sell the department stock an item, and the most of it that a shop has. */
const SHARES: Readonly<Record<Department, { shops: number; most: number }>> = {
  Watches: { shops: 80, most: 4 },
  Smartwatches: { shops: 100, most: 4 },
  Jewellery: { shops: 40, most: 2 },
};
/** Paise. Only a few shops stock an item at or above this price. */
const DEAR = 1_00_000_00;
const DEAR_SHARE = 0.4;

interface DemoStockItem {
  sku: string;
  department: Department;
  /** Paise. */
  price: number;
}

/**
 * The stock of a SKU in a demo shop: deterministic, and 0 for departments the shop does not sell. `store`: its code and
 * its departments.
 */
export function demoStock(
  { code, departments }: { code: string; departments: readonly Department[] },
  { sku, department, price }: DemoStockItem,
): number {
  if (!departments.includes(department)) return 0;
  const { shops, most } = SHARES[department];
  const [draw = 255, pieces = 0] = createHash('sha256').update(`${code} ${sku}`).digest();
  if (draw >= (price >= DEAR ? shops * DEAR_SHARE : shops)) return 0;
  return 1 + (pieces % most);
}
