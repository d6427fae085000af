import { sql } from 'kysely';
import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Online stock in warehouses besides the first, which has all that they have not; earlier changes were in the first. */
export const warehousesMigration: Migration = {
  name: '054-warehouses',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('warehouse_stock')
      .addColumn('sku', text, required)
      .addColumn('warehouse', text, required)
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
      .addPrimaryKeyConstraint('warehouse_stock_key', ['sku', 'warehouse'])
      .execute();
    await schema.createIndex('warehouse_stock_by_warehouse').on('warehouse_stock').column('warehouse').execute();
    await schema
      .alterTable('stock_entries')
      .addColumn('warehouse', text, (column) => column.notNull().defaultTo(''))
      .execute();
    // A shop with one warehouse has nothing in it.
    await schema
      .createIndex('stock_entries_by_warehouse')
      .on('stock_entries')
      .columns(['warehouse', 'order_number'])
      .where('warehouse', '<>', '')
      .execute();
  },
};
