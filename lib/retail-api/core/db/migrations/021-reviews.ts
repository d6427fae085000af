import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** What customers write of what they have bought. */
export const reviewsMigration: Migration = {
  name: '021-reviews',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('reviews')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('product_code', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('stars', 'integer', (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('display_name', text, (column) => column.notNull())
      .addColumn('photos', 'integer', (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('judged_at', 'bigint')
      .addUniqueConstraint('reviews_one_each', ['customer_id', 'product_code'])
      .execute();
    await schema.createIndex('reviews_by_product').on('reviews').columns(['product_code', 'state', 'stars']).execute();
    await schema.createIndex('reviews_by_state').on('reviews').columns(['state', 'written_at']).execute();
  },
};
