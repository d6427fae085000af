import type { Migration } from './migration.ts';

/** When an operator put the demo away; 0 while the settings alone decide about it. */
export const demoRemovedMigration: Migration = {
  name: '015-demo-removed',
  async up({ schema }) {
    await schema
      .alterTable('catalogue_version')
      .addColumn('demo_removed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
