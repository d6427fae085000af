import type { Migration } from './migration.ts';

/** Whether a call made an invitation and not the file, which replaces only its own. */
export const invitationsByCallMigration: Migration = {
  name: '052-invitations-by-call',
  async up({ schema }) {
    await schema
      .alterTable('invitations')
      .addColumn('by_call', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
