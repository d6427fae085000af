import { required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Orders that are collected from a physical store, and the stock that is kept there for them. */
export const collectionsMigration: Migration = {
  name: '013-collections',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('collections')
      .addColumn('order_number', text, (column) => column.primaryKey().references('orders.number').onDelete('cascade'))
      .addColumn('store_code', text, required)
      .addColumn('ready_at', 'bigint')
      .addColumn('kept_until', 'bigint')
      .addColumn('reminded_at', 'bigint')
      .addColumn('code_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('collections_by_store').on('collections').column('store_code').execute();
    await schema.createIndex('collections_by_end').on('collections').column('kept_until').execute();
    await schema
      .createTable('store_holds')
      .addColumn('order_number', text, (column) => column.notNull().references('orders.number').onDelete('cascade'))
      .addColumn('store_code', text, required)
      .addColumn('sku', text, required)
      .addColumn('quantity', 'integer', required)
      .addPrimaryKeyConstraint('store_holds_key', ['order_number', 'sku'])
      .execute();
    await schema.createIndex('store_holds_by_shelf').on('store_holds').columns(['store_code', 'sku']).execute();
    await schema.createIndex('store_holds_by_sku').on('store_holds').column('sku').execute();
  },
};
