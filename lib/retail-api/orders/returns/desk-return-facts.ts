import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type ReturnRow, readReturnLines } from './return-repository.ts';

type DeskFacts = Pick<DataOf<typeof calls.deskReturn>, 'SellableLineIds' | 'RestockedLineIds' | 'Audit'>;

/**
 * The facts of a return that only the order desk sees: which lines are sellable, which are restocked, and who did what.
 */
export async function deskReturnFacts(db: Kysely<Database>, row: ReturnRow): Promise<DeskFacts> {
  const lines = (await readReturnLines(db, [row])).get(row.number) ?? [];
  const events = await db
    .selectFrom('order_events')
    .select(['at', 'actor', 'kind'])
    .where('order_number', '=', row.order_number)
    .where('return_number', '=', row.number)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    SellableLineIds: lines.filter(({ sellable }) => sellable === 1).map(({ line_id }) => line_id),
    RestockedLineIds: lines.filter(({ restocked_at }) => restocked_at !== null).map(({ line_id }) => line_id),
    Audit: events.map(({ at, actor, kind }) => ({ At: at, By: actor, Did: kind })),
  };
}
