import type { Migration } from './migration.ts';

/** Versions and pauses of promotions, and since when calls of the operator rule in place of the file. */
export const operatorPromotionsMigration: Migration = {
  name: '023-operator-promotions',
  async up({ schema }) {
    for (const table of ['offers', 'coupons', 'gift_coupons'])
      await schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    for (const table of ['offers', 'coupons'])
      await schema
        .alterTable(table)
        .addColumn('paused', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    for (const column of ['operator_since', 'saves'] as const)
      await schema
        .alterTable('promotion_files')
        .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
        .execute();
  },
};
