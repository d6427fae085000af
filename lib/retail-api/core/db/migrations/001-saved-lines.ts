import { sql } from 'kysely';
import { primaryKey, required, textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Items that shoppers took out of their carts to buy later. */
export const savedLinesMigration: Migration = {
  name: '001-saved-lines',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('saved_lines')
      .addColumn('id', text, primaryKey)
      .addColumn('basket_guid', text, (column) => column.notNull().references('baskets.guid').onDelete('cascade'))
      .addColumn('sku', text, required)
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 1000`))
      .addColumn('unit_price', 'bigint', required)
      .addColumn('snapshot', text, required)
      .addColumn('saved_at', 'bigint', required)
      .execute();
    await schema
      .createIndex('saved_lines_one_per_sku')
      .on('saved_lines')
      .columns(['basket_guid', 'sku'])
      .unique()
      .execute();
  },
};
