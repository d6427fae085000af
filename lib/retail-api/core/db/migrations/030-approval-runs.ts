import type { Migration } from './migration.ts';

/** When the call of an approved request began, so that one whose process ended is told from one that is done. */
export const approvalRunsMigration: Migration = {
  name: '030-approval-runs',
  async up(db) {
    await db.schema
      .alterTable('approvals')
      .addColumn('started_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now such a request was stored as done, with no outcome.
    await db
      .updateTable('approvals')
      .set({ state: 'interrupted' })
      .where('state', '=', 'done')
      .where('outcome', '=', '')
      .execute();
  },
};
