import { sql } from 'kysely';
import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What shops have on their shelves. */
export const storeStockMigration: Migration = {
  name: '019-store-stock',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('store_stock')
      // Shops are written anew by every import, so that no key may lead to them.
      .addColumn('store_code', text, (column) => column.notNull())
      .addColumn('sku', text, (column) => column.notNull().references('skus.sku').onDelete('cascade'))
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('store_stock_key', ['store_code', 'sku'])
      .execute();
    await schema.createIndex('store_stock_by_sku').on('store_stock').column('sku').execute();
  },
};
