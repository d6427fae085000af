import type { Transaction } from 'kysely';
import { type Basket, markChanged } from '../baskets/basket-store.ts';
import type { Database } from '../db/schema.ts';
import { readPieces } from './holdings.ts';
import { type OrderRow, readOrderDocument } from './order-store.ts';

/** Takes what was ordered out of a locked basket: all of it as it was then, of one that changed since as much as is there. */
export async function takeFromBasket(
  transaction: Transaction<Database>,
  basket: Basket,
  order: OrderRow,
  now: number,
): Promise<void> {
  if (basket.version === readOrderDocument(order).basketVersion) {
    await transaction.deleteFrom('basket_lines').where('basket_guid', '=', basket.guid).execute();
  } else {
    for (const { sku, quantity } of await readPieces(transaction, order.number)) {
      await transaction
        .deleteFrom('basket_lines')
        .where('basket_guid', '=', basket.guid)
        .where('sku', '=', sku)
        .where('quantity', '<=', quantity)
        .execute();
      await transaction
        .updateTable('basket_lines')
        .set((line) => ({ quantity: line('quantity', '-', quantity) }))
        .where('basket_guid', '=', basket.guid)
        .where('sku', '=', sku)
        .where('quantity', '>', quantity)
        .execute();
    }
  }
  await markChanged(transaction, basket, now);
}
