import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderRow } from '../order-repository.ts';
import { releaseOrder } from './hold-order.ts';
import { type Holdings, holdingsOf, lockHoldings } from './holdings.ts';

/** The order that replaces the abandoned ones: its customer, and what it will hold. */
interface Successor {
  customerId: string | null;
  wants: () => Promise<Holdings>;
}

/**
 * Abandons locked unpaid orders, so that another order of the same purchase can use what they hold. Money that arrives
 * for them later still counts (`confirmOrder`).
 */
export async function abandonOrders(
  transaction: Transaction<Database>,
  orders: readonly OrderRow[],
  { customerId, wants }: Successor,
  now: number,
): Promise<void> {
  const held = orders.filter(({ hold }) => hold === 'held');
  if (held.length > 0) {
    const holdings = [await wants()];
    for (const order of held) holdings.push(await holdingsOf(transaction, order));
    await lockHoldings(transaction, customerId, holdings, now);
  }
  for (const { number } of orders) await releaseOrder(transaction, number, now, { reason: 'superseded' });
}
