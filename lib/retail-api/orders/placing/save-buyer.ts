import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderDocument } from '../order-document.ts';
import { searchTextOfBuyer } from '../rules/order-search.ts';

/** Saves the search text of an order for the order desk, once it is confirmed and after every change of address. */
export async function saveBuyer(
  transaction: Transaction<Database>,
  orderNumber: string,
  document: Pick<OrderDocument, 'address' | 'customer'>,
): Promise<void> {
  const searchText = searchTextOfBuyer(document);
  await transaction
    .insertInto('order_buyers')
    .values({ order_number: orderNumber, search_text: searchText })
    .onConflict((conflict) => conflict.column('order_number').doUpdateSet({ search_text: searchText }))
    .execute();
}
