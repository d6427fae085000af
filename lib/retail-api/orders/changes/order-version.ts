import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';

/** An order whose items join another one. */
interface JoiningOrder {
  OrderNumber: string;
  State: Database['orders']['state'];
  isConfirmed: boolean;
  /** Paise. */
  total: number;
}

/** The orders whose items join an order, oldest first. */
export async function readAdditions(db: Kysely<Database>, orderNumber: string): Promise<JoiningOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'state', 'confirmed_at', 'total'])
    .where('adds_to', '=', orderNumber)
    .where('adds_to', '!=', '')
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  return rows.map(({ number, state, confirmed_at, total }) => {
    return { OrderNumber: number, State: state, isConfirmed: confirmed_at !== null, total };
  });
}

/** What the orders that join an order cost together, in paise, without those that are cancelled. */
export async function totalOfAdditions(db: Kysely<Database>, orderNumber: string): Promise<number> {
  const additions = await readAdditions(db, orderNumber);
  return sum(additions.filter(({ State }) => State !== 'cancelled').map(({ total }) => total));
}

/** A number from 1 on that grows with every event of an order, and with everything that joins it. */
export async function readOrderVersion(db: Kysely<Database>, orderNumber: string): Promise<number> {
  const { events } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const additions = await readAdditions(db, orderNumber);
  return 1 + Number(events) + additions.length + additions.filter(({ isConfirmed }) => isConfirmed).length;
}
