import { type Kysely, sql } from 'kysely';
import { RENAMED_CALLS, RENAMED_COLUMNS } from '../core/db/migrations/012-standard-names.ts';
import type { Database } from '../core/db/schema.ts';

/** Gives a migrated database the names that it had before the migrations to standard names, which can then run again. */
export async function undoStandardNames(db: Kysely<Database>): Promise<void> {
  for (const index of ['order_refunds_by_paid_order', 'order_refunds_by_state'])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('order_refunds').renameTo('money_back').execute();
  await db.schema.createIndex('money_back_by_paid_order').on('money_back').column('paid_order').execute();
  await db.schema.createIndex('money_back_by_state').on('money_back').columns(['state', 'created_at']).execute();
  await db.updateTable('desk_audit').set({ call: 'MarkMoneyBack' }).where('call', '=', 'MarkOrderRefund').execute();
  await db.schema.alterTable('photo_features').renameTo('photo_looks').execute();
  for (const [table, before, since] of RENAMED_COLUMNS)
    await db.schema.alterTable(table).renameColumn(since, before).execute();
  for (const [before, since] of RENAMED_CALLS)
    await db.updateTable('desk_audit').set({ call: before }).where('call', '=', since).execute();
  await sql`update order_lines set document = replace(document, '"warrantySnapshot":', '"papers":')`.execute(db);
  await db.deleteFrom('migrations').where('name', 'in', ['012-standard-names', '022-order-refunds']).execute();
}
