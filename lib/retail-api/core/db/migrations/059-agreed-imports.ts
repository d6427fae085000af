import type { Migration } from './migration.ts';

/** Whether two people agreed on an import: further steps of its prices count from there. */
export const agreedImportsMigration: Migration = {
  name: '059-agreed-imports',
  async up({ schema }) {
    await schema
      .alterTable('catalogue_imports')
      .addColumn('agreed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
