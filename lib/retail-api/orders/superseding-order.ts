import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from './order-repository.ts';

/** Number of the confirmed order of the same purchase that replaced an unconfirmed one; empty if there is none. */
export async function supersedingOrder(
  db: Kysely<Database>,
  { number, purchase_id, confirmed_at }: OrderRow,
): Promise<string> {
  if (confirmed_at !== null) return '';
  const confirmed = await db
    .selectFrom('orders')
    .select('number')
    .where('purchase_id', '=', purchase_id)
    .where('number', '!=', number)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return confirmed?.number ?? '';
}
