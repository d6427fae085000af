import type { Kysely } from 'kysely';
import type { ServiceState } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

/** States in which an item that the store has received is with its owner again. */
const GIVEN_BACK: readonly ServiceState[] = ['sent-back', 'closed', 'withdrawn'];

/** How many items of each line of an order the store has for a service or repair; a line without any has no entry. */
export async function countAtService(db: Kysely<Database>, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('service_requests')
    .select('line_id')
    .where('order_number', '=', orderNumber)
    .where('item_received_at', 'is not', null)
    .where('state', 'not in', GIVEN_BACK)
    .execute();
  const counts = new Map<string, number>();
  for (const { line_id } of rows) counts.set(line_id, (counts.get(line_id) ?? 0) + 1);
  return counts;
}
