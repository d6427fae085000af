import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * Which member invited a member of staff; null where none did, or before this was kept. And how who decided a request for approval
 * was tied to who asked; empty before this was kept.
 */
export const staffInvitersMigration: Migration = {
  name: '028-staff-inviters',
  async up({ schema }, engine) {
    await schema.alterTable('staff_members').addColumn('inviter_id', textType(engine)).execute();
    await schema
      .alterTable('approvals')
      .addColumn('tie', textType(engine), (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
