import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { lockOrders } from '../lock-orders.ts';
import type { OrderRow } from '../order-repository.ts';

/** The orders that this one replaces by exchanges, nearest first; none for a bought order. They never change. */
export async function readExchanged(
  db: Kysely<Database>,
  { exchange_of }: Pick<OrderRow, 'exchange_of'>,
): Promise<OrderRow[]> {
  if (exchange_of === '') return [];
  const order = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.number', 'returns.order_number')
    .selectAll('orders')
    .where('returns.number', '=', exchange_of)
    .executeTakeFirst();
  return order ? [order, ...(await readExchanged(db, order))] : [];
}

/**
 * An order, locked together with the orders it was exchanged for, so that it can be refunded; undefined if there is
 * none.
 */
export async function lockWithExchanged(
  transaction: Transaction<Database>,
  number: string,
): Promise<OrderRow | undefined> {
  const order = await transaction.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return undefined;
  const exchanged = await readExchanged(transaction, order);
  const locked = await lockOrders(transaction, [number, ...exchanged.map((row) => row.number)]);
  return locked.find((row) => row.number === number);
}
