import type { Kysely } from 'kysely';
import { OPEN_ORDER_STATES } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

interface ErasureCounts {
  KeptOrders: number;
  OpenOrders: number;
  UnpaidOrders: number;
  Reviews: number;
}

/** What the deletion of a customer concerns: sales that stay, those still to be delivered, unpaid orders, reviews. */
export async function countErasure(db: Kysely<Database>, customerId: string): Promise<ErasureCounts> {
  const orders = await db
    .selectFrom('orders')
    .select(['state', 'confirmed_at'])
    .where('customer_id', '=', customerId)
    .execute();
  const sales = orders.filter(({ confirmed_at }) => confirmed_at !== null);
  const { reviews } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    KeptOrders: sales.length,
    OpenOrders: sales.filter(({ state }) => OPEN_ORDER_STATES.includes(state)).length,
    UnpaidOrders: orders.length - sales.length,
    Reviews: Number(reviews),
  };
}
