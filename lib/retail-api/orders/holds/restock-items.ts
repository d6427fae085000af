import type { Transaction } from 'kysely';
import { warehouseProblem } from '../../catalogue/stock/plan-stock.ts';
import { storedWarehouses } from '../../catalogue/stock/warehouse-stock.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { releaseStock, type SkuQuantity } from './stock.ts';

interface RestockedItems {
  number: string;
  items: readonly SkuQuantity[];
  /** The code of the warehouse; empty for those that the items came from. */
  warehouse: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Puts items that came back into stock again. Returns the products that are available again, and refuses with InvalidRequest
 * a warehouse that the shop does not have.
 */
export async function restockItems(
  transaction: Transaction<Database>,
  { number, items, warehouse, now }: RestockedItems,
): Promise<Outcome<string[]>> {
  const warehouses = storedWarehouses();
  const to = warehouses.get(warehouse);
  if (warehouse !== '' && to === undefined) {
    return invalidField('Warehouse', warehouseProblem(warehouse, warehouses));
  }
  return succeed(await releaseStock(transaction, { number, items, now, to }));
}
