import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** The ledger of stock has changes by the operator, too: who, why, and how many pieces there were then. */
export const stockLedgerMigration: Migration = {
  name: '007-stock-ledger',
  async up({ schema }, engine) {
    const text = textType(engine);
    for (const column of ['reason', 'changed_by', 'note'] as const) {
      await schema
        .alterTable('stock_entries')
        .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
    await schema.alterTable('stock_entries').addColumn('quantity_after', 'integer').execute();
    await schema.createIndex('stock_entries_by_sku').on('stock_entries').columns(['sku', 'at']).execute();
    await schema.createIndex('stock_entries_by_age').on('stock_entries').column('at').execute();
  },
};
