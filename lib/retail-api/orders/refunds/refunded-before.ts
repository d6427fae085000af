import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';

/** The money that was sent back for an order, or will be: all but what was due at the door. */
export async function refundedBefore(db: Kysely<Database>, orderNumber: string): Promise<number> {
  const parts = await db
    .selectFrom('order_refunds')
    .select('amount')
    .where('order_number', '=', orderNumber)
    .where('method', '!=', 'due')
    .execute();
  return sum(parts.map(({ amount }) => amount));
}
