import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { RestockFacts } from './change-event.ts';

/** Items of an order whose parcel came back that are in stock again. */
export async function readRestocked(db: Kysely<Database>, orderNumber: string): Promise<RestockFacts['pieces']> {
  const events = await db
    .selectFrom('order_events')
    .select('facts')
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'restocked')
    .where('return_number', '=', '')
    .execute();
  return events.flatMap(({ facts }) => {
    const { pieces }: RestockFacts = JSON.parse(facts);
    return pieces;
  });
}
