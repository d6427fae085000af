import type { Migration } from './migration.ts';

/** How far an import that was checked would move prices, so that a large step waits for a second person. */
export const importPriceJumpsMigration: Migration = {
  name: '056-import-price-jumps',
  async up(db) {
    await db.schema
      .alterTable('catalogue_imports')
      .addColumn('largest_jump', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('catalogue_imports')
      .addColumn('prices_since', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // What was checked without it is checked again.
    await db.updateTable('catalogue_imports').set({ state: 'received' }).where('state', '=', 'checked').execute();
  },
};
