import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Baskets with their lines. A basket holds a SKU on one line only: the index says so, not the code. */
export const basketsMigration: Migration = {
  name: '001-baskets',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('baskets')
      .addColumn('guid', text, (column) => column.primaryKey())
      .addColumn('customer_id', text)
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('baskets_by_change').on('baskets').column('changed_at').execute();
    await schema
      .createTable('basket_lines')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('basket_guid', text, (column) => column.notNull().references('baskets.guid').onDelete('cascade'))
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 1000`))
      .addColumn('unit_price', 'bigint', (column) => column.notNull())
      .addColumn('snapshot', text, (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('basket_lines_one_per_sku')
      .on('basket_lines')
      .columns(['basket_guid', 'sku'])
      .unique()
      .execute();
  },
};
