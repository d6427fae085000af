import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CancelReason } from './hold-order.ts';
import type { OrderRow } from './order-store.ts';

const SUPERSEDED: CancelReason = 'superseded';

/**
 * A page of a customer's orders, the newest first, and how many there are on all pages. An order that another one of the
 * same cart took the place of is told of only where it was paid.
 */
export async function readOrdersOf(
  db: Kysely<Database>,
  customerId: string,
  { skip, most }: { skip: number; most: number },
): Promise<{ orders: OrderRow[]; count: number }> {
  const told = db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        where('cancel_reason', '!=', SUPERSEDED),
        where.exists(
          where
            .selectFrom('payments')
            .select('payments.id')
            .where('payments.subject', '=', 'order')
            .whereRef('payments.subject_id', '=', 'orders.number'),
        ),
      ]),
    );
  const { count } = await told.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const newest = told.selectAll().orderBy('placed_at', 'desc').orderBy('number', 'desc');
  return { orders: await newest.offset(skip).limit(most).execute(), count };
}
