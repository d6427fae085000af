import type { Migration } from './migration.ts';

/** What distinguishes each state of the catalogue, by which a standby shows that it has the same one as the primary. */
export const catalogueMarkMigration: Migration = {
  name: '060-catalogue-mark',
  async up({ schema }) {
    await schema
      .alterTable('catalogue_version')
      .addColumn('mark', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
