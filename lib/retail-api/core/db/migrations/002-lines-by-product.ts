import type { Migration } from './migration.ts';

/** Finds the newest orders of a product, because an order number begins with its day, without reading their lines. */
export const linesByProductMigration: Migration = {
  name: '002-lines-by-product',
  async up({ schema }) {
    await schema
      .createIndex('order_lines_by_product')
      .on('order_lines')
      .columns(['product_code', 'order_number', 'cancelled', 'quantity'])
      .execute();
  },
};
